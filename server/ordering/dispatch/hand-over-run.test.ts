// A whole run handed to another rider or to nobody: stops, clothes in the van, cash, and late deeds.
import { beforeEach, expect, it } from 'vitest'
import { readOwnCash } from '#contract/cash/cash.ts'
import { readRiderHoldings, handOverRun } from '#contract/run-sheet/rider-holdings.ts'
import {
  assignStop,
  completeStop,
  riders as listRiders,
  runSheet,
} from '#contract/run-sheet/run-sheet.ts'
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  asha,
  compareUnitsWithChain,
  countInOrder,
  orderAtPlant,
  owner,
  packOrder,
  product,
  promiseToday,
  readStoredChain,
  setStatus,
} from '../clothes/testing/test-custody.ts'

const TODAY = '2025-06-19'
let ravi: SignedIn
let sunil: SignedIn
beforeEach(async () => {
  await product.startAgain()
  await product.db.updateTable('pickup_slots').set({ capacity: null }).execute()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  sunil = await product.person({ preset: 'rider', name: 'Sunil' })
})

async function assign(order: Order, kind: StopKind, rider = ravi) {
  const params = { orderId: order._id, kind }
  await owner.call(assignStop, { params, body: { riderId: rider.user.id } })
}

/** Two bags on their way to their customer. */
async function loadedOrder() {
  const order = await orderAtPlant()
  await countInOrder(order)
  await packOrder(order, { units: [1, 2] })
  for (const status of ['ready', 'out_for_delivery'] as const) await setStatus(order, status)
  await assign(order, 'delivery')
  return order
}

/** Ravi's day: a pickup that he made with cash, one that is left, a delivery in his van; and a pickup of tomorrow. */
async function dayOfRavi() {
  const [made, left, tomorrow] = [
    await placed(asha, { pickupDate: TODAY }),
    await placed(asha, { pickupDate: TODAY, pickupTime: '3-5 PM' }),
    await placed(asha, { pickupDate: '2025-06-20' }),
  ]
  for (const order of [made, left, tomorrow]) await assign(order, 'pickup')
  const loaded = await loadedOrder()
  product.clock.set(`${TODAY}T04:00:00Z`)
  await promiseToday(loaded)
  const params = { orderId: made._id, kind: 'pickup' as const }
  const taken = await ravi.call(completeStop, { params, body: { collected: 'cash' } })
  expect(taken.status).toBe(200)
  return { made, left, tomorrow, loaded }
}

const holdings = async (date?: string, by: SignedIn = owner) =>
  by.call(readRiderHoldings, { params: { id: ravi.user.id }, query: { ...(date && { date }) } })

const handOver = (
  to: SignedIn | null,
  { date = TODAY, withClothes = false }: { date?: string | null; withClothes?: boolean } = {},
  by: SignedIn = owner,
) =>
  by.call(handOverRun, {
    params: { id: ravi.user.id },
    body: { date, to: to?.user.id ?? null, withClothes },
  })

const numbersOf = async (rider: SignedIn, date = TODAY) =>
  (await rider.call(runSheet, { query: { date } })).body.stops
    .map(({ kind, number }) => `${kind} ${number}`)
    .toSorted()

it('says what a rider holds of a day and in all', async () => {
  const { made } = await dayOfRavi()
  const held = { orders: 1, units: 2, pickedUp: 1, cash: made.total }
  expect((await holdings(TODAY)).body).toEqual({ stops: 2, ...held })
  expect((await holdings()).body).toEqual({ stops: 3, ...held })
  expect((await holdings('2025-06-20')).body).toMatchObject({ stops: 1, orders: 0, units: 0 })
  const planner = await product.person({ preset: 'manager', permissions: ['run', 'own-run'] })
  expect((await holdings(TODAY, planner)).body.cash).toBeNull()
  expect((await holdings(TODAY, sunil)).code).toBe('forbidden')
})

it('hands a day’s stops that aren’t done to another rider, with the clothes in the van', async () => {
  const { made, left, tomorrow, loaded } = await dayOfRavi()
  const answer = await handOver(sunil, { withClothes: true })
  expect([answer.status, answer.body]).toEqual([200, { stops: 2, units: 2 }])
  const moved = [`delivery ${loaded.number}`, `pickup ${left.number}`].toSorted()
  expect(await numbersOf(sunil)).toEqual(moved)
  expect(await numbersOf(ravi)).toEqual([`pickup ${made.number}`])
  expect(await numbersOf(ravi, '2025-06-20')).toEqual([`pickup ${tomorrow.number}`])

  const { stored, folded, broken } = await compareUnitsWithChain(loaded)
  expect(stored).toEqual(folded)
  expect([broken, stored.map(({ place }) => place)]).toEqual([null, ['rider', 'rider']])
  expect((await readStoredChain(loaded)).at(-1)!.content).toEqual({
    kind: 'handed_out',
    units: [1, 2],
    to: 'rider',
    from: 'rider',
  })
  expect((await ravi.call(readOwnCash, {})).body.toHandIn).toBe(made.total)
  expect((await sunil.call(readOwnCash, {})).body.toHandIn).toBe(0)
  expect(await readLastAuditEntry(product)).toMatchObject({
    actor_id: owner.user.id,
    action: 'run.handed_over',
    details: { from: ravi.user.id, to: sunil.user.id, date: TODAY },
  })
  const params = { orderId: loaded._id, kind: 'delivery' as const }
  expect((await sunil.call(completeStop, { params, body: {} })).status).toBe(200)
})

it('leaves stops without a rider, and the clothes where they are', async () => {
  const { loaded } = await dayOfRavi()
  const before = await readStoredChain(loaded)
  expect((await handOver(null, { date: null, withClothes: true })).body).toEqual({
    stops: 3,
    units: 0,
  })
  expect((await holdings()).body).toMatchObject({ stops: 0, orders: 1, units: 2 })
  const sheet = (await owner.call(runSheet, { query: { date: TODAY } })).body.stops
  expect(sheet.find(({ orderId }) => orderId === loaded._id)?.rider).toBeNull()
  expect(await readStoredChain(loaded)).toEqual(before)
  expect((await handOver(sunil, { date: null })).body).toEqual({ stops: 0, units: 0 })
})

it('hands over once when two managers do so together', async () => {
  await dayOfRavi()
  const other = await product.person({ preset: 'rider', name: 'Zoya' })
  const answers = await Promise.all([
    handOver(sunil, { withClothes: true }),
    handOver(other, { withClothes: true }),
  ])
  const done = answers.map(({ body: { stops, units } }) => `${stops} stops, ${units} units`)
  expect(done.toSorted()).toEqual(['0 stops, 0 units', '2 stops, 2 units'])
})

it('hands over the run of a suspended rider, and refuses one who doesn’t ride', async () => {
  await dayOfRavi()
  const plant = await product.person({ preset: 'plant' })
  expect((await handOver(plant)).code).toBe('not_found')
  expect((await handOver(sunil, {}, sunil)).code).toBe('forbidden')
  await owner.call(suspendColleague, { params: { id: ravi.user.id } })
  expect((await holdings()).body.stops).toBe(3)
  expect((await handOver(sunil)).body.stops).toBe(2)
  expect((await owner.call(listRiders, {})).body.map(({ _id }) => _id)).not.toContain(ravi.user.id)
})

it('writes what the first rider marked offline before', async () => {
  const { left } = await dayOfRavi()
  const params = { orderId: left._id, kind: 'pickup' as const }
  await handOver(sunil)
  const body = { note: 'Two bags', markedBy: ravi.user.id, at: `${TODAY}T03:55:00Z` }
  const key = { 'idempotency-key': 'marked-before' }
  expect((await ravi.call(completeStop, { params, body }, key)).code).toBe('order_not_found')
  expect((await ravi.call(keepLateStop, { params, body }, key)).status).toBe(202)
  const sheet = (await owner.call(runSheet, { query: { date: TODAY } })).body.stops
  expect(sheet.find(({ orderId }) => orderId === left._id)).toMatchObject({
    done: true,
    rider: { name: 'Sunil' },
  })
})
