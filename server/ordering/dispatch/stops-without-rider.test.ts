// Stops without a rider: the number on Now, held against the run sheets of both days.
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { assignStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { changeStaffRole, removeColleague, suspendColleague } from '#contract/people/staff.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const [TODAY, TOMORROW] = ['2025-06-19', '2025-06-20']
let staff: SignedIn
let ravi: SignedIn
beforeEach(async () => {
  await product.startAgain()
  await product.db.deleteFrom('orders').execute()
  await product.db
    .updateTable('users')
    .set({ role: 'customer', narrowed_to: null, suspended_at: null })
    .execute()
  staff = await product.person({ role: 'admin' })
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
})

async function count(by = staff) {
  return (await by.call(readNow, {})).body.stopsWithoutRider
}

/** As many as each day’s sheet shows. */
async function onSheets() {
  const of = async (date: string) => {
    const { stops } = (await staff.call(runSheet, { query: { date } })).body
    return stops.filter(({ done, rider }) => !done && rider === null).length
  }
  return { today: await of(TODAY), tomorrow: await of(TOMORROW) }
}

async function setStatus(id: string, status: 'ready' | 'cancelled') {
  expect((await staff.call(setOrderStatus, { params: { id }, body: { status } })).status).toBe(200)
}

function assign(orderId: string, kind: StopKind = 'pickup', riderId: string | null = ravi.user.id) {
  return staff.call(assignStop, { params: { orderId, kind }, body: { riderId } })
}

/** A pickup of each day around today, a delivery of tomorrow, and what is no stop of these days. */
async function placeOrders() {
  const asha = await product.person()
  const ids: string[] = []
  for (const pickupDate of ['2025-06-18', TODAY, TOMORROW, '2025-06-23'])
    ids.push((await placed(asha, { pickupDate, pickupTime: '5-7 PM' }))._id)
  const ready = await placed(asha, { pickupDate: TODAY, pickupTime: '5-7 PM' })
  await setStatus(ready._id, 'ready')
  const gone = await placed(asha, { pickupDate: TODAY, pickupTime: '5-7 PM' })
  await setStatus(gone._id, 'cancelled')
  product.clock.set(`${TODAY}T04:00:00Z`)
  return { late: ids[0]!, today: ids[1]!, ready: ready._id }
}

it('counts stops of today with those left over, and of tomorrow, as the sheets show them', async () => {
  const { late, today, ready } = await placeOrders()
  expect(await count()).toEqual({ today: 2, tomorrow: 2 })
  expect(await onSheets()).toEqual(await count())
  for (const id of [late, today]) await assign(id)
  await assign(ready, 'delivery')
  expect(await count()).toEqual({ today: 0, tomorrow: 1 })
  expect(await onSheets()).toEqual(await count())
  await assign(today, 'pickup', null)
  expect(await count()).toEqual({ today: 1, tomorrow: 1 })
})

it('is absent where each person who rides sees all stops, and for staff who don’t plan', async () => {
  await placeOrders()
  const counter = await product.person({ preset: 'counter' })
  expect(await count(counter)).toBeNull()
  await staff.call(removeColleague, { params: { id: ravi.user.id } })
  expect(await count()).toBeNull()
})

const ENDS = {
  removed: () => staff.call(removeColleague, { params: { id: ravi.user.id } }),
  suspended: () => staff.call(suspendColleague, { params: { id: ravi.user.id } }),
  'given a role that doesn’t ride': () =>
    staff.call(changeStaffRole, {
      params: { id: ravi.user.id },
      body: { preset: 'plant', permissions: null, refundsPerDay: null },
    }),
}

it.each(Object.entries(ENDS))('includes the stops of a rider who is %s', async (_, end) => {
  await product.person({ preset: 'rider', name: 'Sunil' })
  const { today } = await placeOrders()
  await assign(today)
  expect(await count()).toEqual({ today: 1, tomorrow: 2 })
  expect((await end()).status).toBe(200)
  expect(await count()).toEqual({ today: 2, tomorrow: 2 })
  expect(await onSheets()).toEqual(await count())
})
