// Misfits: a rider's work at the door is always recorded, with its cash; a manager decides the rest.
import { beforeEach, describe, expect, it } from 'vitest'
import { readOwnCash } from '#contract/cash/cash.ts'
import { readNow } from '#contract/operate/now.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { assignStop, completeStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import type { MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Client } from '../../testing/client.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  asha,
  readCompletions,
  deliveryParams,
  order,
  pickupParams,
  product,
  setStatus,
  staff,
  readStatus,
} from './test-run-sheet.ts'

const AMOUNT = 210
const MARKED = '2025-06-19T03:50:00.000Z'

let rider: SignedIn
beforeEach(async () => {
  await product.db.deleteFrom('stop_misfits').execute()
  rider = await product.person({ preset: 'rider', name: 'Ravi' })
  for (const stop of [pickupParams(), deliveryParams()])
    await staff.call(assignStop, { ...stop, body: { riderId: rider.user._id } })
})

const keyed = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key })
const stop = (kind: StopKind) => ({ params: { orderId: order._id, kind } })
/** A completion that a phone kept while it was offline. */
const sent = (
  kind: StopKind,
  body: { collected?: 'cash' | 'upi'; amount?: number; seen?: number; bags?: number } = {},
  key?: string,
) => rider.call(completeStop, { ...stop(kind), body: { at: MARKED, ...body } }, keyed(key))
const toDecide = async (by: Client = staff) => (await by.call(listStopMisfits, {})).body
const decide = async (choice: MisfitChoice, by: Client = staff) => {
  const [first] = await toDecide()
  return by.call(decideStopMisfit, { params: { id: first!._id }, body: { choice } })
}
const choices = async () =>
  (await toDecide())[0]!.choices.map(({ choice, amount }) => [choice, amount])
const onHand = async () => (await rider.call(readOwnCash, {})).body.toHandIn
/** charged = paid − refunded + due − what is to be given back, and what the rider has is what was taken. */
async function money() {
  const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
  const { charged, amountPaid, amountRefunded, amountDue, refundDue } = body as Order
  expect(charged).toBe(amountPaid - amountRefunded + amountDue - refundDue)
  return { charged, amountPaid, amountRefunded, amountDue, refundDue }
}
const bellOf = async (who: Client) => {
  await product.deps.events.settled()
  return (await who.call(notifications, {})).body.notifications
}
/** Its price is another by now. */
const setPrice = (paise: number) =>
  product.db
    .updateTable('orders')
    .set({ total_paise: paise, items_paise: paise, list_paise: paise })
    .where('id', '=', order._id)
    .execute()

describe('cash taken for an order paid by UPI meanwhile', () => {
  beforeEach(async () => {
    await setStatus('out_for_delivery')
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'upi' } })
  })

  it('counts as the rider’s, the order is delivered, and the manager sees both versions', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => sent('delivery', { collected: 'cash', amount: AMOUNT }, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]!.body).toMatchObject({
      done: true,
      toDecide: true,
      misfit: 'Nothing was due any more. Hand in what you took.',
    })
    expect([await readStatus(), await onHand()]).toEqual(['completed', AMOUNT])
    expect(await money()).toMatchObject({ amountPaid: 2 * AMOUNT, refundDue: AMOUNT })
    expect(await readCompletions()).toMatchObject([
      { completed_by: rider.user._id, status_before: 'out_for_delivery' },
    ])
    expect(await toDecide()).toMatchObject([
      {
        number: order.number,
        rider: 'Ravi',
        misfits: ['nothing_due'],
        collected: 'cash',
        amount: AMOUNT,
        found: { status: 'out_for_delivery', due: 0 },
        order: { status: 'completed', due: 0, refundDue: AMOUNT },
      },
    ])
    expect((await staff.call(readNow, {})).body.stopsToDecide).toBe(1)
    expect(await bellOf(staff)).toContainEqual(
      expect.objectContaining({ title: `Delivery of ${order.number}: please decide` }),
    )
    expect((await bellOf(asha)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`That is ₹${AMOUNT} more than your order costs.`),
    )
  })

  it('is owed to the customer or handed back, as a manager decides once', async () => {
    await sent('delivery', { collected: 'cash', amount: AMOUNT })
    expect(await choices()).toEqual([
      ['keep', AMOUNT],
      ['hand_back', AMOUNT],
      ['take_back', 0],
    ])
    const id = (await toDecide())[0]!._id
    const press = () =>
      staff.call(decideStopMisfit, { params: { id }, body: { choice: 'hand_back' } })
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await money()).toMatchObject({ amountRefunded: AMOUNT, refundDue: 0, amountDue: 0 })
    expect(await onHand()).toBe(AMOUNT)
    expect(await toDecide()).toEqual([])
    expect(await readLastAuditEntry(product)).toMatchObject({ action: 'run.stop_misfit_decided' })
    const other = await staff.call(decideStopMisfit, { params: { id }, body: { choice: 'keep' } })
    expect(other).toMatchObject({ status: 409, code: 'no_longer_changeable' })
  })

  it('is taken from the rider’s cash when a manager decides that it was never paid', async () => {
    await sent('delivery', { collected: 'cash', amount: AMOUNT })
    expect((await decide('take_back')).status).toBe(200)
    expect([await readStatus(), await onHand()]).toEqual(['out_for_delivery', 0])
    expect(await money()).toMatchObject({ amountPaid: AMOUNT, refundDue: 0 })
  })

  it('needs no decision once the rider has undone it', async () => {
    const { body } = await sent('delivery', { collected: 'cash', amount: AMOUNT })
    await rider.call(undoCompletion, { params: { id: body.undoable! } })
    expect([await toDecide(), await onHand()]).toEqual([[], 0])
  })

  it('is most likely the same payment when taken by UPI, and is booked only if a manager says so', async () => {
    await sent('delivery', { collected: 'upi', amount: AMOUNT })
    expect(await money()).toMatchObject({ amountPaid: AMOUNT, refundDue: 0 })
    expect((await choices())[1]).toEqual(['book', AMOUNT])
    await decide('book')
    expect(await money()).toMatchObject({ amountPaid: 2 * AMOUNT, refundDue: AMOUNT })
    const params = { id: (await readCompletions())[0]!.id }
    expect((await staff.call(undoCompletion, { params })).status).toBe(200)
    expect(await money()).toMatchObject({ amountPaid: AMOUNT, refundDue: 0 })
  })
})

describe('a part of what is due', () => {
  beforeEach(() => setStatus('out_for_delivery'))

  it('fits in cash where the rider leaves the rest due, and the rest by UPI', async () => {
    const { body } = await sent('delivery', { collected: 'cash', amount: 100, seen: AMOUNT })
    expect([body.done, body.due, body.toDecide]).toEqual([true, 110, false])
    const rest = await sent('delivery', { collected: 'upi', amount: 110 })
    expect([rest.body.due, rest.body.toDecide]).toEqual([0, false])
    expect([await toDecide(), await onHand()]).toEqual([[], 100])
    expect(await money()).toMatchObject({ amountPaid: AMOUNT, refundDue: 0 })
  })

  it.each([
    ['another sum was due', { amount: 100, seen: 200 }],
    ['it is more', { amount: 250, seen: AMOUNT }],
  ])('waits for a manager where %s', async (_, taken) => {
    await sent('delivery', { collected: 'cash', ...taken })
    expect((await toDecide())[0]).toMatchObject({ misfits: ['other_sum'] })
  })
})

describe('a sum that is no longer due', () => {
  beforeEach(() => setStatus('out_for_delivery'))

  it('leaves the rest due when it is too little, or the manager lowers the price', async () => {
    await setPrice(26_000)
    const { body } = await sent('delivery', { collected: 'cash', amount: AMOUNT })
    expect([body.done, body.due, await onHand()]).toEqual([true, 50, AMOUNT])
    expect(await money()).toMatchObject({ charged: 260, amountPaid: AMOUNT, amountDue: 50 })
    expect(await choices()).toEqual([
      ['keep', 50],
      ['forgive', 50],
      ['take_back', 0],
    ])
    expect((await decide('forgive')).status).toBe(200)
    expect(await money()).toMatchObject({ charged: AMOUNT, amountDue: 0, refundDue: 0 })
  })

  it('becomes owed to the customer when it is too much', async () => {
    await setPrice(18_000)
    await sent('delivery', { collected: 'cash', amount: AMOUNT })
    expect(await money()).toMatchObject({ charged: 180, amountPaid: AMOUNT, refundDue: 30 })
    expect((await toDecide())[0]).toMatchObject({ misfits: ['other_sum'], found: { due: 180 } })
    expect((await decide('keep')).status).toBe(200)
    expect([await money(), await onHand()]).toMatchObject([{ refundDue: 30 }, AMOUNT])
  })
})

describe('a stop of an order cancelled meanwhile', () => {
  it('leaves the order cancelled, and its clothes and cash recorded, until a manager decides', async () => {
    await setStatus('out_for_delivery')
    await setStatus('cancelled')
    const { body } = await sent('delivery', { collected: 'cash', amount: AMOUNT })
    expect(body).toMatchObject({ done: false, toDecide: true, status: 'cancelled' })
    expect(body.misfit).toBe(
      'The order is “Cancelled” by now. Nothing was due any more. Hand in what you took.',
    )
    expect([await readStatus(), await onHand()]).toEqual(['cancelled', AMOUNT])
    expect(await money()).toMatchObject({ charged: 0, amountPaid: AMOUNT, refundDue: AMOUNT })
    expect((await toDecide())[0]!.misfits).toEqual(['status', 'nothing_due'])
    expect((await decide('accept')).status).toBe(200)
    expect(await readStatus()).toBe('completed')
    expect(await money()).toMatchObject({ charged: AMOUNT, amountPaid: AMOUNT, refundDue: 0 })
  })

  it('records the bags of its pickup', async () => {
    await setStatus('cancelled')
    await sent('pickup', { bags: 3 })
    expect(await readStatus()).toBe('cancelled')
    const chain = await product.db
      .selectFrom('custody_events')
      .select('content')
      .where('order_id', '=', order._id)
      .execute()
    expect(chain).toMatchObject([{ content: { kind: 'handed_in', bags: 3, to: 'rider' } }])
    expect((await decide('keep')).status).toBe(200)
    expect([await readStatus(), await toDecide()]).toEqual(['cancelled', []])
  })

  it('undoes the bags of a pickup that never happened', async () => {
    await setStatus('cancelled')
    await sent('pickup', { bags: 3 })
    expect((await decide('take_back')).status).toBe(200)
    const last = await product.db
      .selectFrom('custody_events')
      .select('content')
      .where('order_id', '=', order._id)
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(last).toMatchObject({ content: { kind: 'handed_in', bags: 0 } })
  })
})

it('records a stop under the rider who made it after it was reassigned', async () => {
  await setStatus('out_for_delivery')
  await staff.call(assignStop, { ...deliveryParams(), body: { riderId: null } })
  const body = { collected: 'cash' as const, amount: AMOUNT, at: MARKED }
  const key = keyed()
  expect((await rider.call(completeStop, { ...deliveryParams(), body }, key)).code).toBe(
    'order_not_found',
  )
  const kept = await rider.call(keepLateStop, { ...deliveryParams(), body }, key)
  expect([kept.status, kept.body.message]).toEqual([202, expect.stringMatching(/^Saved\./)])
  expect([await readStatus(), await onHand()]).toEqual(['completed', AMOUNT])
  expect((await toDecide())[0]!.misfits).toEqual(['not_theirs'])
})

it('shows both counts when two riders picked up and the counts differ', async () => {
  await staff.call(completeStop, { ...pickupParams(), body: { bags: 2 } })
  await sent('pickup', { bags: 2 })
  expect(await toDecide()).toEqual([])
  await sent('pickup', { bags: 3 })
  expect(await toDecide()).toMatchObject([{ misfits: ['other_bags'], bags: 3, otherBags: 2 }])
})

it('lets only staff with the whole run decide, and about money only those who may refund', async () => {
  await setStatus('out_for_delivery')
  await setPrice(18_000)
  await sent('delivery', { collected: 'cash', amount: AMOUNT })
  const [first] = await toDecide()
  const at = { params: { id: first!._id }, body: { choice: 'hand_back' as const } }
  const counter = await product.person({ preset: 'counter' })
  for (const who of [rider, counter, asha])
    expect((await who.call(decideStopMisfit, at)).status).toBe(403)
  const planner = await product.person({ preset: 'manager', permissions: ['orders', 'run'] })
  expect((await toDecide(planner))[0]!.choices.map(({ choice }) => choice)).toEqual([
    'keep',
    'take_back',
  ])
  expect(await planner.call(decideStopMisfit, at)).toMatchObject({ status: 403 })
  expect((await planner.call(decideStopMisfit, { ...at, body: { choice: 'keep' } })).status).toBe(
    200,
  )
})
