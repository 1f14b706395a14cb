import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus, setOrderStatuses, undoStatuses } from '#contract/admin.ts'
import { readLoyalty } from '#contract/loyalty.ts'
import { notifications } from '#contract/notifications.ts'
import { cancelForCustomer, readDeskOrder } from '#contract/order-desk.ts'
import { markOrderPaid, refundOrder } from '#contract/order-payments.ts'
import { orderDetails, type Order, type StaffOrder } from '#contract/orders.ts'
import { undoVisit, visitStop } from '#contract/run-sheet.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { deliverLetters } from '../letters/deliver-letters.ts'
import { mailsTo } from '../testing/mails.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../testing/test-product.ts'
import { placed } from '../testing/wishes.ts'

let product: TestProduct
let staff: SignedIn
let asha: SignedIn
let order: Order
beforeAll(async () => {
  product = await openTestProduct({ messageWaitSeconds: 60 })
  staff = await product.person({ role: 'admin' })
})
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person({ phone: '+91 98450 12345' })
  order = await placed(asha)
  // What was said when it was placed is long over.
  product.clock.set('2025-06-18T07:00:00Z')
})
afterAll(() => product.close())

const later = (seconds: number) =>
  product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString())

const set = async (status: OrderStatus, id = order._id): Promise<StaffOrder> => {
  const answer = await staff.call(setOrderStatus, { params: { id }, body: { status } })
  expect(answer.status).toBe(200)
  return answer.body
}

async function undo(...changes: (StaffOrder | string)[]) {
  const ids = changes.map((each) => (typeof each === 'string' ? each : each.undo!.change))
  return (await staff.call(undoStatuses, { body: { changes: ids } })).body
}

const read = async (person = asha) =>
  (await person.call(orderDetails, { params: { orderId: order._id } })).body as Order

/** What was written to Asha since the booking, the oldest first. */
async function waiting(channel: 'email' | 'sms' = 'email') {
  return product.db
    .selectFrom('letters')
    .select(['id', 'subject', 'body', 'status', 'due_at', 'revision'])
    .where('user_id', '=', asha.user._id)
    .where('channel', '=', channel)
    .where('created_at', '>=', new Date('2025-06-18T07:00:00Z'))
    .orderBy('id')
    .execute()
}

const bell = async (person = asha) =>
  (await person.call(notifications, {})).body.notifications.map(({ title }) => title)

/** The test clock goes on by a millisecond now and then. */
const secondOf = (at: Date | string | null) => at && new Date(at).toISOString().slice(11, 19)

const states = async () => (await read()).history.map(({ status }) => status)

describe('a change that is taken back within the wait', () => {
  it('leaves no message, no entry in the bell and none in the customer’s history', async () => {
    const changed = await set('completed')
    expect(secondOf(changed.undo!.until)).toBe('07:01:00')
    later(59)
    expect(await undo(changed)).toEqual([
      { change: changed.undo!.change, outcome: 'undone', message: null },
    ])

    expect([await waiting(), await waiting('sms')]).toEqual([[], []])
    expect(await bell()).toEqual([`Order ${order.number} is booked`])
    expect(await states()).toEqual(['pickup_scheduled'])
    expect(await read()).toMatchObject({ status: 'pickup_scheduled', hasCreditNote: true })
    expect((await asha.call(readLoyalty, {})).body.points).toBe(0)
    const desk = await staff.call(readDeskOrder, { params: { id: order._id } })
    expect(desk.body.history.map(({ status, takenBack }) => [status, takenBack])).toEqual([
      ['pickup_scheduled', false],
      ['completed', true],
      ['pickup_scheduled', false],
    ])
    // A second press changes nothing more.
    expect(await undo(changed)).toMatchObject([{ outcome: 'undone' }])
    expect((await read()).status).toBe('pickup_scheduled')
  })

  it('is told in silence too when staff just set the status back', async () => {
    await set('picked_up')
    await set('washing')
    await set('completed')
    later(30)
    await set('picked_up')
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${order.number}: Picked Up`,
    ])
    expect(await states()).toEqual(['pickup_scheduled', 'picked_up'])
    await set('pickup_scheduled')
    expect(await waiting()).toEqual([])
  })

  it('leaves what the message said before', async () => {
    await set('picked_up')
    later(10)
    await undo(await set('completed'))
    const [letter, ...others] = await waiting()
    expect(others).toEqual([])
    expect(letter!.subject).toBe(`Order ${order.number}: Picked Up`)
    expect(letter!.body).not.toContain('back with you')
  })

  it('is one of many that are taken back together', async () => {
    const orders = [order, await placed(asha), await placed(await product.person())]
    const { body } = await staff.call(setOrderStatuses, {
      body: { ids: orders.map(({ _id }) => _id), status: 'completed' },
    })
    const undone = await undo(...body.map((result) => result.undo!.change))
    expect(undone.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'undone'])
    const rows = await product.db
      .selectFrom('orders')
      .select('status')
      .where(
        'id',
        'in',
        orders.map(({ _id }) => _id),
      )
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(Array(3).fill('pickup_scheduled'))
    expect(await waiting()).toMatchObject([{ subject: expect.stringContaining('is booked') }])
  })

  it('gives a cancelled order its place again, and no card is asked for anything', async () => {
    const booked = async () =>
      (
        await product.db
          .selectFrom('pickup_slots')
          .select('booked')
          .where('pickup_date', '=', order.pickupDate)
          .where('pickup_time', '=', order.pickupTime)
          .executeTakeFirstOrThrow()
      ).booked
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
    const { body } = await staff.call(cancelForCustomer, {
      params: { id: order._id },
      body: { reason: 'The van broke down' },
    })
    expect([body.refundDue, await booked()]).toEqual([210, 0])
    await undo(body.undo!.change)
    expect(await booked()).toBe(1)
    expect(await read()).toMatchObject({ status: 'pickup_scheduled', refundDue: 0, paid: true })
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${order.number} is paid`,
    ])
  })

  it('keeps since when an order was completed', async () => {
    await set('completed')
    const at = async () =>
      (
        await product.db
          .selectFrom('orders')
          .select('completed_at')
          .where('id', '=', order._id)
          .executeTakeFirstOrThrow()
      ).completed_at
    const before = await at()
    later(3600)
    await undo(await set('washing'))
    expect(await at()).toEqual(before)
  })
})

describe('it is too late to take a change back', () => {
  it('when its wait is over', async () => {
    const changed = await set('picked_up')
    later(60)
    expect(await undo(changed)).toEqual([
      {
        change: changed.undo!.change,
        outcome: 'failed',
        message: `The customer of ${order.number} has been told by now. Please set the status instead.`,
      },
    ])
    expect((await read()).status).toBe('picked_up')
  })

  it('when its message is on its way, whatever the clocks say', async () => {
    const changed = await set('picked_up')
    const [letter] = await waiting()
    await deliverLetters(product.deps, [{ letterId: letter!.id, revision: 0 }])
    await mailsTo(product, asha.user.email, 2)
    expect(await undo(changed)).toMatchObject([{ outcome: 'failed' }])
    expect(await bell()).toContain(`Order ${order.number}: Picked Up`)
  })

  it('when the order has moved on, or was handed its money', async () => {
    const changed = await set('picked_up')
    await set('washing')
    expect((await undo(changed))[0]!.message).toBe(
      `Order ${order.number} is “Washing” now, so this can’t be taken back.`,
    )
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
    const cancelled = await set('cancelled')
    later(1)
    await staff.call(refundOrder, { params: { id: order._id }, body: { reason: 'Cancelled.' } })
    expect((await undo(cancelled))[0]!.message).toContain('was given back')
  })

  it('when there is no such change', async () => {
    expect(await undo('999999')).toMatchObject([
      { outcome: 'failed', message: 'There is no such change.' },
    ])
  })
})

describe('a stop of the run sheet', () => {
  const deliver = () =>
    staff.call(
      visitStop,
      {
        params: { orderId: order._id, kind: 'delivery' },
        body: { collected: 'cash', amount: 210 },
      },
      { 'idempotency-key': crypto.randomUUID() },
    )

  it('that is taken back within the wait takes the payment with it, and says nothing of either', async () => {
    await set('ready')
    later(120)
    const { body } = await deliver()
    expect((await waiting()).at(-1)!.body).toContain('We received ₹210 in cash')
    const undone = await staff.call(undoVisit, { params: { id: body.undoable! } })
    expect(undone.body).toMatchObject({ status: 'ready', due: 210 })
    expect((await waiting()).map(({ subject }) => subject)).toEqual([
      `Order ${order.number}: Ready for Delivery`,
    ])
    expect(await bell()).toEqual([
      `Order ${order.number}: Ready for Delivery`,
      `Order ${order.number} is booked`,
    ])
    expect(await states()).toEqual(['pickup_scheduled', 'ready'])
  })

  it('that is taken back later is told as before', async () => {
    await set('ready')
    const { body } = await deliver()
    later(120)
    await staff.call(undoVisit, { params: { id: body.undoable! } })
    expect((await waiting()).at(-1)!.body).toMatch(/ready for delivery.*by mistake/s)
  })
})
