/** Managers' writes about colleagues, for tests of the audit log. */
import { decideDoorBag, listDoorBags, takeDoorBag } from '#contract/run-sheet/door-bags.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import * as calls from '#contract/people/staff.ts'
import * as riders from '#contract/people/riders.ts'
import * as invitations from '#contract/people/staff-invitations.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { placed } from '../testing/order-inputs.ts'
import { asha, product, staff, type Writes } from './test-console.ts'

const RIDER = { preset: 'rider' as const, permissions: null, refundsPerDay: null }

const colleague = async () => ({ id: (await product.person({ preset: 'plant' })).user._id })
const invite = () =>
  staff.call(invitations.inviteColleague, { body: { ...RIDER, email: 'ravi@example.com' } })
const addRider = (phone = '98450 55011') =>
  staff.call(riders.addRider, { body: { name: 'Ravi', phone } })
const waiting = async () => {
  const [invitation] = (await staff.call(invitations.listStaffInvitations, {})).body
  return { id: invitation!._id }
}

export const STAFF_WRITES: Writes = [
  [
    calls.changeStaffRole,
    async () => staff.call(calls.changeStaffRole, { params: await colleague(), body: RIDER }),
  ],
  [
    calls.suspendColleague,
    async () => staff.call(calls.suspendColleague, { params: await colleague() }),
  ],
  [
    calls.reinstateColleague,
    async () => {
      const params = await colleague()
      await staff.call(calls.suspendColleague, { params })
      return staff.call(calls.reinstateColleague, { params })
    },
  ],
  [
    calls.removeColleague,
    async () => staff.call(calls.removeColleague, { params: await colleague() }),
  ],
  [
    calls.takeSecondFactor,
    async () => {
      const { _id: id } = (await product.person()).user
      const app = { user_id: id, secret: '', created_at: new Date() }
      await product.db.insertInto('authenticators').values(app).execute()
      return staff.call(calls.takeSecondFactor, { params: { id } })
    },
  ],
  [
    decideLateStop,
    async () => {
      const params = { orderId: (await placed(asha))._id, kind: 'pickup' as const }
      const rider = await product.person({ preset: 'rider' })
      await staff.call(calls.suspendColleague, { params: { id: rider.user._id } })
      await rider.call(keepLateStop, { params, body: {} })
      const [late] = (await staff.call(listLateStops, {})).body
      return staff.call(decideLateStop, { params: { id: late!._id }, body: { apply: true } })
    },
  ],
  [
    decideDoorBag,
    async () => {
      const orderId = (await placed(asha, { pickupTime: '3-5 PM' }))._id
      const body = { orderId, kind: 'pickup' as const, service: 'ironing' as const, bags: 1 }
      const rider = await product.person({ preset: 'rider' })
      await rider.call(takeDoorBag, { body })
      const [bag] = (await staff.call(listDoorBags, {})).body
      return staff.call(decideDoorBag, { params: { id: bag!._id }, body: { choice: 'order' } })
    },
  ],
  [
    decideStopMisfit,
    async () => {
      const { _id: orderId } = await placed(asha, { pickupDate: '2025-06-20' })
      await staff.call(completeStop, { params: { orderId, kind: 'delivery' }, body: {} })
      const found = (await staff.call(listStopMisfits, {})).body.find(
        (stop) => stop.orderId === orderId,
      )
      return staff.call(decideStopMisfit, { params: { id: found!._id }, body: { choice: 'keep' } })
    },
  ],
  [riders.addRider, () => addRider()],
  [
    riders.renewRiderCode,
    async () => {
      const { _id: id } = (await addRider('98450 55012')).body
      return staff.call(riders.renewRiderCode, { params: { id } })
    },
  ],
  [invitations.inviteColleague, invite],
  [
    invitations.renewStaffInvitation,
    async () => staff.call(invitations.renewStaffInvitation, { params: await waiting() }),
  ],
  [
    invitations.withdrawStaffInvitation,
    async () => staff.call(invitations.withdrawStaffInvitation, { params: await waiting() }),
  ],
]
