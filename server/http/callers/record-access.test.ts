import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { claimEvidence, orderClaims } from '#contract/help/claims.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Call } from '#contract/base/call.ts'
import { unitPicture } from '#contract/clothes/custody-pieces.ts'
import { changeGarment, type Garment } from '#contract/garments/garments.ts'
import { chargeInvoice } from '#contract/invoices/invoices.ts'
import { orderProofs, proofPicture } from '#contract/run-sheet/order-proofs.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { PERMISSIONS, PERMISSIONS_OF, type Permission } from '#domain/people/permissions.ts'
import { allRoutes } from '../../capabilities.ts'
import { countIn, jpegPhoto, sendPhotoReturningId } from '../../testing/clothes.ts'
import { addMember } from '../../testing/club.ts'
import { newForm } from '../../testing/forms.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

let product: TestProduct
let staff: SignedIn
let asha: SignedIn
let ravi: SignedIn
/** Asha's record for each call that finds the owner in one, by its path. */
const recordOf: Record<string, string> = {}

beforeAll(async () => {
  product = await openTestProduct()
  staff = await product.person({ role: 'admin' })
  asha = await product.person()
  ravi = await product.person()
  const bytes = await jpegPhoto()

  const form = await newForm({ name: 'Red dress', category: 'dresses' }, { bytes })
  const garment = (await asha.send({ method: 'POST', url: '/api/garments', ...form }))
    .body as Garment
  recordOf['/api/garments/:id'] = garment._id
  recordOf['/api/garments/:id/history'] = garment._id
  recordOf['/api/pictures/:id/:size'] = garment.imageUrl!.split('/')[3]!

  const { _id: id } = await placed(asha)
  const photo = await newForm({ note: 'Left with the guard' }, { bytes, field: 'photo' })
  await staff.send({ method: 'PUT', url: `/api/admin/run-sheet/${id}/pickup`, ...photo })
  for (const status of ['completed', 'cancelled'] as const)
    await staff.call(setOrderStatus, { params: { id }, body: { status } })
  for (const what of [
    'invoice',
    'credit-note',
    'proofs',
    'claims',
    'clothes',
    'reschedule',
    'delivery',
    'deliveries',
    'payment',
    'calendar.ics',
    'delivery-code',
    'arrival',
  ])
    recordOf[`/api/orders/:orderId/${what}`] = id
  const [proof] = (await asha.call(orderProofs, { params: { orderId: id } })).body
  recordOf['/api/proofs/:id/:size'] = proof!.imageUrl!.split('/')[3]!
  const piece = await sendPhotoReturningId(staff)
  const { _id: back } = await placed(asha)
  await staff.call(setOrderStatus, { params: { id: back }, body: { status: 'completed' } })
  await countIn(staff, await placed(asha), [{ kind: 'item', pictures: [piece] }])
  recordOf['/api/custody/pictures/:id/:size'] = piece
  await asha.call(reportProblem, {
    params: { orderId: back },
    body: { problem: 'damaged', wish: 'refund', piece: 'wash-fold' },
  })
  const [claim] = (await asha.call(orderClaims, { params: { orderId: back } })).body
  recordOf[claimEvidence.path] = claim!._id
  const notes = await product.db.selectFrom('credit_notes').select('id').execute()
  recordOf['/api/credit-notes/:id'] = notes[0]!.id

  const { _id: subscriptionId } = await addMember(asha)
  recordOf['/api/subscriptions/:id/charges'] = subscriptionId
  const charges = await asha.call(subscriptionCharges, { params: { id: subscriptionId } })
  recordOf[chargeInvoice.path] = charges.body[0]!._id
})
afterAll(() => product.close())

const { owner } = PERMISSIONS_OF
afterEach(() => void Object.assign(PERMISSIONS_OF, { owner }))

/** Who finds a record beside those with the permission that the call names: who reads of it on pages of theirs. */
const ALSO: Partial<Record<string, Permission>> = {
  [unitPicture.path]: 'orders',
  [proofPicture.path]: 'intake',
}

/** Calls that find the owner in a record; what changes something stands last, and what deletes it at the end. */
const findCalls = async () =>
  (await allRoutes(product.deps))
    .map(({ call }) => call)
    .filter(({ access }) => typeof access === 'object' && access.owner === 'record')
    .concat(changeGarment)
    .sort((one, other) => rank(one) - rank(other))
const rank = ({ method }: Call) => ['GET', 'PUT', 'DELETE'].indexOf(method)

/** Whether a call finds Asha's record for somebody, whatever it answers about it. */
async function finds(who: SignedIn, call: Call): Promise<boolean> {
  const url = call.path
    .replace(/:(id|orderId|chargeId)\b/, recordOf[call.path] ?? 'missing')
    .replace(':size', 'small')
  const body = {
    pickupDate: '2025-06-20',
    pickupTime: '9-11 AM',
    deliveryDate: '2025-06-21',
    deliveryTime: '9-11 AM',
    name: 'Blue dress',
    category: 'dresses',
    paymentMethod: 'upi',
  }
  const answer = await who.send({
    method: call.method,
    url,
    ...(call.body && { payload: body }),
  })
  expect([call.path, answer.status]).not.toEqual([call.path, 422])
  expect([200, 404, 409]).toContain(answer.status)
  return answer.status !== 404
}

describe('a record', () => {
  it('is shown to its owner, and to staff with the permission that the call requires', async () => {
    const calls = await findCalls()
    expect(calls.length).toBeGreaterThan(10)
    const found: Record<string, boolean[]> = {}
    for (const call of calls) {
      const { permission } = call.access as { permission: Permission }
      const those = [permission, ALSO[call.path]]
      Object.assign(PERMISSIONS_OF, { owner: PERMISSIONS.filter((each) => !those.includes(each)) })
      const byOthers = [await finds(staff, call), await finds(ravi, call)]
      Object.assign(PERMISSIONS_OF, { owner: [permission] })
      // Who deletes it leaves nothing for the other to find.
      const isLast = call.method === 'DELETE'
      const byThose = [await finds(staff, call), isLast || (await finds(asha, call))]
      found[`${call.method} ${call.path}`] = [...byOthers, ...byThose]
    }
    const wrong = Object.entries(found).filter(
      ([, seen]) => JSON.stringify(seen) !== '[false,false,true,true]',
    )
    expect(wrong).toEqual([])
  })
})
