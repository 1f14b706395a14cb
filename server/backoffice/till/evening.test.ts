/** The evening: notes and coins of a hand-in, each person's cash and UPI by stop, and what is left from earlier days. */
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import {
  countCash,
  handInCash,
  handInLeftCash,
  listHandIns,
  listLeftCash,
  readOwnCash,
} from '#contract/cash/cash.ts'
import { confirmUpi, eveningOfDay, type EveningOfPerson } from '#contract/cash/evening.ts'
import { readNow } from '#contract/operate/now.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import type { Pieces } from '#domain/cash/notes-and-coins.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: SignedIn
let counter: SignedIn
let ravi: SignedIn

const TODAY = '2025-06-18'
const TOMORROW = '2025-06-19'
const PIECES = { 100: 2, 10: 1 }

beforeEach(async () => {
  product = await testProduct()
  product.clock.set('2025-06-18T06:30:00Z')
  owner = await product.person({ preset: 'owner', name: 'Meena' })
  counter = await product.person({ preset: 'counter', name: 'Divya' })
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
})

/** A delivery of the rider's, with ₹210 to be paid. */
async function delivery() {
  const { _id: orderId, number } = await placed(await product.person())
  await owner.call(setOrderStatus, {
    params: { id: orderId },
    body: { status: 'out_for_delivery' },
  })
  const params = { orderId, kind: 'delivery' } as const
  await owner.call(assignStop, { params, body: { riderId: ravi.user.id } })
  return { params, number }
}

type Delivery = Awaited<ReturnType<typeof delivery>>

/** @param at what the rider's phone showed, where that was before it is sent */
async function pay(method: 'cash' | 'upi', { params }: Delivery, at?: string): Promise<void> {
  const body = { collected: method, amount: 210, ...(at && { at }) }
  expect((await ravi.call(completeStop, { params, body })).status).toBe(200)
}

const paidAtDoor = async (method: 'cash' | 'upi') => pay(method, await delivery())

const eveningOf = async (date: string, person = ravi): Promise<EveningOfPerson | undefined> =>
  (await counter.call(eveningOfDay, { params: { date } })).body.people.find(
    ({ personId }) => personId === person.user.id,
  )
const handIn = (pieces?: Pieces, amount = 210) =>
  ravi.call(handInCash, {
    body: { amount, expected: 210, reason: 'Change', ...(pieces && { pieces }) },
  })
const ownCash = async () => (await ravi.call(readOwnCash, {})).body
const moneyOnNow = async () => (await counter.call(readNow, {})).body.eveningMoney

it('keeps the notes and coins of a hand-in, of its count and of a correction', async () => {
  await paidAtDoor('cash')
  const { body } = await handIn(PIECES)
  expect(body.latest).toMatchObject({ personId: ravi.user.id, pieces: PIECES })
  const params = { id: body.latest!._id }
  const first = await counter.call(countCash, {
    params,
    body: { counted: 210, corrects: null, pieces: { 200: 1, 5: 2 } },
  })
  const corrects = first.body.counts[0]!._id
  await counter.call(countCash, { params, body: { counted: 200, corrects, reason: 'One less' } })
  const [kept] = (await counter.call(listHandIns, {})).body
  expect(kept!.pieces).toEqual(PIECES)
  expect(kept!.counts.map(({ pieces }) => pieces)).toEqual([{ 200: 1, 5: 2 }, null])
})

it('refuses notes and coins of another sum, in the call and in the database', async () => {
  await paidAtDoor('cash')
  const refused = await handIn({ 100: 2 })
  expect([refused.status, refused.message]).toEqual([
    422,
    'The notes and coins come to ₹200. Please count again.',
  ])
  for (const count of [-1, 0.5, 10_000]) expect((await handIn({ 10: count })).status).toBe(422)
  const row = { id: '01977777-0000-7000-8000-000000000001', person_id: ravi.user.id, reason: 'x' }
  for (const pieces of [
    [0, 1, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 2, 0, 0],
    [0, 2, 0, -4, 0, 1, 0, 0, 0],
    [],
  ])
    await expect(
      product.db
        .insertInto('cash_hand_ins')
        .values({ ...row, expected_paise: 21_000, paise: 21_000, at: new Date(), pieces })
        .execute(),
    ).rejects.toThrow('cash_hand_ins_pieces_check')
  expect((await ownCash()).toHandIn).toBe(210)
})

it('lists each person’s cash and UPI by stop, with what was handed in and why it differs', async () => {
  const [late, early, byUpi] = [await delivery(), await delivery(), await delivery()]
  product.clock.set('2025-06-18T10:00:00Z')
  await pay('cash', late, '2025-06-18T09:00:00.000Z')
  await pay('cash', early, '2025-06-18T08:00:00.000Z')
  await pay('upi', byUpi)
  const handed = await ravi.call(handInCash, {
    body: { amount: 400, expected: 420, reason: 'Gave change' },
  })
  const evening = await eveningOf(TODAY)
  expect(evening).toMatchObject({ name: 'Ravi', doors: 420, closing: 420, upi: 210 })
  expect(evening!.cashTakings.map(({ number, amount }) => [number, amount])).toEqual([
    [early.number, 210],
    [late.number, 210],
  ])
  expect(evening!.upiTakings).toMatchObject([
    { number: byUpi.number, amount: 210, confirmed: null },
  ])
  expect(evening!.handIns).toMatchObject([{ amount: 400, expected: 420, reason: 'Gave change' }])

  const params = { id: handed.body.latest!._id }
  await counter.call(countCash, {
    params,
    body: { counted: 390, corrects: null, reason: 'A torn note' },
  })
  expect(await eveningOf(TODAY)).toMatchObject({
    handedIn: 390,
    difference: -30,
    closing: 0,
    handIns: [{ counts: [{ counted: 390, reason: 'A torn note', by: 'Divya' }] }],
  })
  expect((await ravi.call(eveningOfDay, { params: { date: TODAY } })).status).toBe(403)
})

it('confirms UPI once, by a reference that stands for one customer, and keeps asking until then', async () => {
  await paidAtDoor('upi')
  await paidAtDoor('upi')
  const [one, other] = (await eveningOf(TODAY))!.upiTakings
  const confirm = (paymentId: string, reference: string, by = counter) =>
    by.call(confirmUpi, { params: { id: paymentId }, body: { reference } })
  expect((await confirm(one!.paymentId, ' 5123 4567 8901 ')).body.confirmed).toEqual({
    reference: '512345678901',
    by: 'Divya',
    at: expect.stringMatching(/^2025-06-18T06:30:0/),
  })
  expect((await confirm(one!.paymentId, '1')).status).toBe(409)
  const doubled = await confirm(other!.paymentId, '512345678901')
  expect([doubled.status, doubled.message]).toEqual([
    422,
    `That reference stands for the payment of ${one!.number} already. Please check it.`,
  ])
  expect((await confirm(other!.paymentId, '2', ravi)).status).toBe(403)
  expect((await confirm('01977777-0000-7000-8000-000000000001', '2')).status).toBe(404)

  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 0 })
  product.clock.set('2025-06-18T15:30:00Z')
  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 1 })
  product.clock.set('2025-06-19T06:30:00Z')
  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 1 })
  expect((await eveningOf(TOMORROW))!.upiTakings).toMatchObject([{ number: other!.number }])
  await confirm(other!.paymentId, '2')
  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 0 })
  expect(await eveningOf(TOMORROW)).toBeUndefined()
})

it('begins the next day at zero, and says what is left from before', async () => {
  const [unsent, next, last] = [await delivery(), await delivery(), await delivery()]
  await paidAtDoor('cash')
  expect(await ownCash()).toMatchObject({ toHandIn: 210, fromEarlierDays: 0 })
  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 0 })
  product.clock.set('2025-06-18T15:30:00Z')
  expect(await moneyOnNow()).toEqual({ cash: 1, upi: 0 })

  product.clock.set('2025-06-19T04:30:00Z')
  expect(await moneyOnNow()).toEqual({ cash: 1, upi: 0 })
  expect(await eveningOf(TOMORROW)).toMatchObject({ opening: 210, doors: 0, closing: 210 })
  // A phone that had no network last evening sends this now: it was yesterday's.
  await pay('cash', unsent, '2025-06-18T15:00:00.000Z')
  await pay('cash', next)
  expect(await ownCash()).toMatchObject({ toHandIn: 630, fromEarlierDays: 420 })
  expect((await ravi.call(ownRun, {})).body.cash).toEqual({
    toHandIn: 630,
    fromEarlierDays: 420,
    uncounted: 0,
  })
  await ravi.call(handInCash, { body: { amount: 630, expected: 630 } })
  expect(await ownCash()).toMatchObject({ toHandIn: 0, fromEarlierDays: 0 })
  await pay('cash', last)
  expect(await ownCash()).toMatchObject({ toHandIn: 210, fromEarlierDays: 0 })
  expect(await moneyOnNow()).toEqual({ cash: 0, upi: 0 })
})

it('leaves the cash of a suspended rider with them until a colleague takes it in', async () => {
  await paidAtDoor('cash')
  await owner.call(suspendColleague, { params: { id: ravi.user.id } })
  product.clock.set('2025-06-19T06:30:00Z')
  expect(await eveningOf(TOMORROW)).toMatchObject({ name: 'Ravi', closing: 210 })
  expect(await moneyOnNow()).toEqual({ cash: 1, upi: 0 })
  const [left] = (await counter.call(listLeftCash, {})).body
  expect(left).toMatchObject({ name: 'Ravi', toHandIn: 210 })
  const body = { amount: 210, expected: 210, pieces: PIECES }
  await owner.call(handInLeftCash, { params: { id: left!.personId }, body })
  expect((await counter.call(listLeftCash, {})).body).toEqual([])
  expect((await eveningOf(TOMORROW))!.handIns).toMatchObject([{ amount: 210, pieces: PIECES }])
})
