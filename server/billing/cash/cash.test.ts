/** A day's cash: cash on hand per person, hand-ins, counts, and the resulting till. */
import { beforeEach, describe, expect, it } from 'vitest'
import {
  cashOfDay,
  cashOfMonth,
  countCash,
  handInCash,
  handInLeftCash,
  listHandIns,
  listLeftCash,
  readOwnCash,
  type HandIn,
} from '#contract/cash/cash.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid, refundOrder, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner', name: 'Meena' })
const manager = await product.person({ preset: 'manager', name: 'Anand' })
let counter: SignedIn
let rider: SignedIn

beforeEach(async () => {
  await product.startAgain()
  counter = await product.person({ preset: 'counter', name: 'Divya' })
  rider = await product.person({ preset: 'rider', name: 'Ravi' })
})

/** A new customer's order of ₹210. */
const order = async () => (await placed(await product.person()))._id

async function paidAtCounter(by: SignedIn, method: 'cash' | 'upi' = 'cash', of = order()) {
  const id = await of
  const { body } = await by.call(markOrderPaid, { params: { id }, body: { method } })
  return { id, paymentId: body.payments.at(-1)!._id }
}

/** @param at when the rider's phone marked it, where that was before it is sent */
async function paidAtDoor(by: SignedIn, at?: string): Promise<void> {
  const orderId = await order()
  await owner.call(setOrderStatus, {
    params: { id: orderId },
    body: { status: 'out_for_delivery' },
  })
  const params = { orderId, kind: 'delivery' } as const
  await owner.call(assignStop, { params, body: { riderId: by.user.id } })
  const body = { collected: 'cash', amount: 210, ...(at && { at }) } as const
  const answer = await by.call(completeStop, { params, body })
  expect([answer.status, answer.message]).toEqual([200, undefined])
}

const has = async (person: SignedIn) => (await person.call(readOwnCash, {})).body.toHandIn
const handIn = (
  by: SignedIn,
  amount: number,
  more: { expected?: number; reason?: string; note?: string } = {},
) => by.call(handInCash, { body: { amount, expected: amount, ...more } })

async function handedIn(...given: Parameters<typeof handIn>): Promise<HandIn> {
  const { status, body, message } = await handIn(...given)
  expect([status, message]).toEqual([201, undefined])
  return body.latest!
}

const count = (
  by: SignedIn,
  { _id: id }: HandIn,
  counted: number,
  more: { reason?: string; corrects?: string } = {},
) => by.call(countCash, { params: { id }, body: { counted, corrects: null, ...more } })

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const tillOf = async (date: string, person: SignedIn) =>
  (await owner.call(cashOfDay, { params: { date } })).body.people.find(
    ({ personId }) => personId === person.user.id,
  )

describe('the cash a colleague has to hand in', () => {
  it('sums what they took at doors and at the counter, minus what they gave back', async () => {
    await paidAtDoor(rider)
    await paidAtDoor(rider)
    expect(await has(rider)).toBe(420)
    await paidAtCounter(counter)
    await paidAtCounter(counter, 'upi')
    expect(await has(counter)).toBe(210)
    const { id } = await paidAtCounter(owner)
    const before = await has(owner)
    await owner.call(refundOrder, { params: { id }, body: { amount: 60.5, reason: 'A stain' } })
    expect(await has(owner)).toBe(before - 60.5)
  })

  it('falls again when any colleague undoes a payment marked by mistake', async () => {
    const { id, paymentId } = await paidAtCounter(counter)
    await manager.call(undoOrderPayment, { params: { id, paymentId } })
    expect([await has(counter), await has(manager)]).toEqual([0, 0])
  })

  it('shows a rider only the rider’s own sum', async () => {
    await paidAtDoor(rider)
    expect((await rider.call(readOwnCash, {})).body).toMatchObject({ toHandIn: 210, latest: null })
    expect((await rider.call(listHandIns, {})).status).toBe(403)
    for (const who of [rider, counter])
      expect((await who.call(cashOfDay, { params: { date: '2025-06-18' } })).status).toBe(403)
  })
})

describe('a hand-in', () => {
  it('settles when a colleague has counted it', async () => {
    await paidAtDoor(rider)
    const handed = await handedIn(rider, 210, { note: 'In the blue bag' })
    expect(await has(rider)).toBe(0)
    const waiting = (await counter.call(listHandIns, {})).body.find(({ _id }) => _id === handed._id)
    expect(waiting).toMatchObject({
      name: 'Ravi',
      amount: 210,
      note: 'In the blue bag',
      counts: [],
    })
    const counted = await count(counter, handed, 210)
    expect(counted.status).toBe(201)
    expect(counted.body.counts).toMatchObject([{ counted: 210, by: 'Divya', reason: '' }])
    expect((await rider.call(readOwnCash, {})).body).toMatchObject({
      toHandIn: 0,
      latest: { counts: [{ counted: 210 }] },
    })
    const logged = await product.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('record_id', '=', handed._id)
      .orderBy('id')
      .execute()
    expect(logged).toEqual([
      { actor_id: rider.user.id, action: 'cash.handed_in' },
      { actor_id: counter.user.id, action: 'cash.counted' },
    ])
  })

  it.each([
    ['another sum than they have', 210, { expected: 200 }, 409, 'price_changed'],
    ['less without a reason', 200, { expected: 210 }, 422, 'invalid_input'],
    ['parts of a paisa', 209.999, { expected: 210, reason: 'Odd' }, 422, 'invalid_input'],
  ])('refuses %s', async (_, amount, more, status, code) => {
    await paidAtDoor(rider)
    const answer = await handIn(rider, amount, more)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(await has(rider)).toBe(210)
  })

  it('refuses a second one at a time, and an empty one', async () => {
    expect((await handIn(rider, 0)).code).toBe('nothing_due')
    await paidAtDoor(rider)
    const both = await Promise.all([handIn(rider, 210), handIn(rider, 210)])
    expect(statusesOf(both)).toEqual([201, 409])
    await paidAtDoor(rider)
    expect((await handIn(rider, 210)).code).toBe('still_waiting')
  })

  it('leaves a payment that reaches the server later to the next hand-in', async () => {
    await paidAtDoor(rider)
    product.clock.set('2025-06-18T14:00:00Z')
    const first = await handedIn(rider, 210)
    await count(manager, first, 210)
    product.clock.set('2025-06-19T03:00:00Z')
    await paidAtDoor(rider, '2025-06-18T13:00:00Z')
    expect(await has(rider)).toBe(210)
    expect(await tillOf('2025-06-18', rider)).toMatchObject({ doors: 210, closing: 0 })
    expect(await tillOf('2025-06-19', rider)).toMatchObject({
      opening: 0,
      doors: 210,
      closing: 210,
    })
  })
})

describe('the cash of a former colleague', () => {
  const left = async () => (await manager.call(listLeftCash, {})).body
  const takeIn = (amount: number, more: { expected?: number; reason?: string } = {}) =>
    manager.call(handInLeftCash, {
      params: { id: rider.user.id },
      body: { amount, expected: 210, ...more },
    })

  it('lets a colleague hand it in and another count it, and then settles it', async () => {
    await paidAtDoor(rider)
    expect([await left(), (await takeIn(210)).code]).toEqual([[], 'not_found'])
    await owner.call(suspendColleague, { params: { id: rider.user.id } })
    expect(await left()).toEqual([{ personId: rider.user.id, name: 'Ravi', toHandIn: 210 }])
    expect((await takeIn(200)).code).toBe('invalid_input')
    expect((await takeIn(210, { expected: 200 })).code).toBe('price_changed')
    const taken = await takeIn(200, { reason: 'He had no change.' })
    expect([taken.status, taken.body]).toEqual([201, []])
    expect((await takeIn(210)).code).toBe('not_found')
    const waiting = (await owner.call(listHandIns, {})).body.find(({ reason }) => reason !== '')!
    await count(owner, waiting, 200)
    expect(await tillOf('2025-06-18', rider)).toMatchObject({
      closing: 0,
      handedIn: 200,
      difference: -10,
    })
  })
})

describe('counting', () => {
  let handed: HandIn
  beforeEach(async () => {
    await paidAtDoor(rider)
    handed = await handedIn(rider, 210)
  })

  it('accepts exactly one of two counts at once', async () => {
    const answers = await Promise.all([count(counter, handed, 210), count(manager, handed, 210)])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)!.code).toBe('changed_meanwhile')
  })

  it('requires a reason for a different sum, and keeps the difference with the day', async () => {
    expect((await count(manager, handed, 200)).code).toBe('invalid_input')
    await count(manager, handed, 200, { reason: 'One note is missing' })
    expect(await has(rider)).toBe(0)
    expect(await tillOf('2025-06-18', rider)).toMatchObject({
      doors: 210,
      handedIn: 200,
      difference: -10,
      closing: 0,
    })
  })

  it('accepts a later count as correction, and never changes the first', async () => {
    const [first] = (await count(manager, handed, 200, { reason: 'Short' })).body.counts
    const corrects = first!._id
    expect((await count(counter, handed, 210, { corrects })).code).toBe('invalid_input')
    product.clock.set('2025-06-19T06:30:00Z')
    const again = { corrects, reason: 'It was under the tray' }
    const answers = await Promise.all([
      count(counter, handed, 210, again),
      count(manager, handed, 210, again),
    ])
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await tillOf('2025-06-18', rider)).toMatchObject({ handedIn: 200, difference: -10 })
    expect(await tillOf('2025-06-19', rider)).toMatchObject({ handedIn: 10, difference: 10 })
    for (const table of ['cash_counts', 'cash_hand_ins', 'cash_movements'] as const) {
      await expect(product.db.updateTable(table).set({ paise: 1 }).execute()).rejects.toThrow(
        /append-only|never changed/,
      )
      await expect(product.db.deleteFrom(table).execute()).rejects.toThrow(
        /append-only|never changed/,
      )
    }
  })

  it('refuses the person who handed it in, except an owner, who may work alone', async () => {
    await paidAtCounter(counter)
    const own = await handedIn(counter, 210)
    expect((await count(counter, own, 210)).code).toBe('forbidden')
    expect((await count(rider, handed, 210)).code).toBe('forbidden')
    await paidAtCounter(owner)
    const ownersOwn = await handedIn(owner, await has(owner))
    expect((await count(owner, ownersOwn, ownersOwn.amount)).status).toBe(201)
  })
})

it('sums the days of a month in the laundry’s time zone', async () => {
  const orders = [await order(), await order(), await order()] as const
  const pay = (at: 0 | 1 | 2, method?: 'upi') =>
    paidAtCounter(counter, method, Promise.resolve(orders[at]))
  // 23:59 on the 30th in Asia/Kolkata, and two minutes later.
  product.clock.set('2025-06-30T18:29:00Z')
  await pay(0)
  product.clock.set('2025-06-30T18:31:00Z')
  await pay(1)
  await pay(2, 'upi')
  const month = async (name: string) =>
    (await owner.call(cashOfMonth, { params: { month: name } })).body
  const june = await month('2025-06')
  const july = await month('2025-07')
  expect([june.days.length, july.days.length]).toEqual([30, 31])
  expect(june.days.at(-1)).toMatchObject({ date: '2025-06-30', counter: 210, upi: 0 })
  expect(july.days[0]).toMatchObject({ date: '2025-07-01', counter: 210, upi: 210 })
  expect(july.total.opening).toBe(june.total.closing)
  const csv = await owner.send({
    method: 'GET',
    url: '/api/admin/exports/till.csv?from=2025-07-01',
  })
  expect(String(csv.body).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDay,Person,On hand before (₹),Cash at doors (₹),Cash at the counter (₹),Cash refunded (₹),Handed in (₹),Difference (₹),Still out (₹),By UPI (₹)',
    '2025-07-01,Divya,210,0,210,0,0,0,420,210',
  ])
  for (const { total, days } of [june, july]) {
    const sum = (name: 'counter' | 'doors' | 'refunded' | 'handedIn' | 'difference' | 'upi') =>
      days.reduce((rupees, day) => rupees + Math.round(day[name] * 100), 0) / 100
    for (const name of ['counter', 'doors', 'refunded', 'handedIn', 'difference', 'upi'] as const)
      expect(sum(name)).toBe(total[name])
  }
})
