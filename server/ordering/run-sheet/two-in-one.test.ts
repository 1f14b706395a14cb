// Two changes in one: the order is locked once, few statements run, and one message covers both.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus, setOrderStatuses } from '#contract/orders/order-list.ts'
import { addGarment } from '#contract/garments/garments.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { cancelOrder, orderDetails, type Order } from '#contract/orders/orders.ts'
import { completeStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { countStatements } from '../../database/statement-count.ts'
import { addSavedCard } from '../../testing/cards.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, type OrderInput } from '../../testing/order-inputs.ts'
import { wordedMessages } from '../../testing/worded-messages.ts'

const DELIVERED_AT = '2025-06-20T05:00:00Z'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
let asha: SignedIn
let order: Order
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  order = await place()
})

async function place(fields: Partial<OrderInput> = {}): Promise<Order> {
  product.clock.set('2025-06-18T06:30:00Z')
  const made = await placed(asha, fields)
  product.clock.set('2025-06-20T04:00:00Z')
  return made
}

function messagesWait(seconds: number) {
  return product.db.updateTable('business').set({ message_wait_seconds: seconds }).execute()
}

function set(status: OrderStatus) {
  return staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

function pay() {
  return staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
}

function complete(kind: StopKind, paid: { collected?: 'cash'; amount?: number } = {}) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return staff.call(completeStop, { params: { orderId: order._id, kind }, body: paid }, headers)
}

const IN_CASH = { collected: 'cash', amount: 210 } as const

async function orderPaidByCard(): Promise<void> {
  await addSavedCard(asha)
  order = await place({ paymentMethod: 'card' })
  await set('ready')
  const params = { orderId: order._id }
  await expect
    .poll(async () => (await asha.call(orderDetails, { params })).body)
    .toMatchObject({ paid: true })
}

/** What a request takes, the session's check, BEGIN and COMMIT included. */
async function cost(request: () => Promise<{ status: number }>) {
  product.clock.set(DELIVERED_AT)
  const { value, statements } = await countStatements(request)
  expect(value.status).toBeLessThan(300)
  const locks = statements.filter((text) => /from "orders" .*for update$/s.test(text))
  return { statements: statements.length, locks: locks.length }
}

async function writtenSince(at: string): Promise<{ channel: string; body: string }[]> {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['channel', 'parts'])
    .where('user_id', '=', asha.user._id)
    .where('created_at', '>=', new Date(at))
    .orderBy('channel')
    .execute()
  return wordedMessages(rows).map(({ channel, body }) => ({ channel, body }))
}

async function bell(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ title }) => title.replace(order.number, 'N'))
}

describe('the database work of one change, with a single lock', () => {
  it('is at most 13 statements for an order delivered and paid', async () => {
    await set('ready')
    const { statements, locks } = await cost(() => complete('delivery', IN_CASH))
    expect(statements).toBeLessThanOrEqual(13)
    expect(locks).toBe(1)
  })

  it('is at most 15 statements for an order delivered and paid, with garments', async () => {
    const garment = { name: 'Sherwani', category: 'suits' } as const
    order = await place({
      garmentIds: [(await asha.call(addGarment, { body: garment })).body._id],
    })
    await set('ready')
    const { statements, locks } = await cost(() => complete('delivery', IN_CASH))
    expect(statements).toBeLessThanOrEqual(15)
    expect(locks).toBe(1)
  })

  it('is at most 10 statements for an order picked up and paid', async () => {
    const { statements, locks } = await cost(() => complete('pickup', IN_CASH))
    expect(statements).toBeLessThanOrEqual(10)
    expect(locks).toBe(1)
  })

  it('is at most 12 statements for an order delivered that was paid before', async () => {
    await pay()
    await set('ready')
    const { statements, locks } = await cost(() => complete('delivery'))
    expect(statements).toBeLessThanOrEqual(12)
    expect(locks).toBe(1)
  })

  it('is at most 22 statements for an order delivered and paid, then undone', async () => {
    await set('ready')
    const { body } = await complete('delivery', IN_CASH)
    const params = { id: body.undoable! }
    const { statements, locks } = await cost(() => staff.call(undoCompletion, { params }))
    expect(statements).toBeLessThanOrEqual(22)
    expect(locks).toBe(1)
  })

  it('is at most 20 statements for an order cancelled by staff with a refund to its card', async () => {
    await orderPaidByCard()
    const { statements, locks } = await cost(() => set('cancelled'))
    expect(statements).toBeLessThanOrEqual(20)
    expect(locks).toBe(1)
  })

  it('is at most 19 statements for an order cancelled by its customer with a refund to its card', async () => {
    await orderPaidByCard()
    await set('pickup_scheduled')
    const params = { orderId: order._id }
    const { statements, locks } = await cost(() => asha.call(cancelOrder, { params }))
    expect(statements).toBeLessThanOrEqual(19)
    expect(locks).toBe(1)
  })

  it('is at most 19 statements for changing the lines of a paid order', async () => {
    await pay()
    const lines = [{ itemId: 'wash-fold', quantity: 2 }]
    const body = { lines, reason: 'Less than thought', total: 140, revision: 0 }
    const params = { id: order._id }
    const { statements, locks } = await cost(() => staff.call(changeLines, { params, body }))
    expect(statements).toBeLessThanOrEqual(19)
    expect(locks).toBe(1)
  })

  it('is at most 22 statements for setting one status on two orders', async () => {
    const ids = [order._id, (await place())._id]
    const body = { ids, status: 'completed' } as const
    const { statements, locks } = await cost(() => staff.call(setOrderStatuses, { body }))
    expect(statements).toBeLessThanOrEqual(22)
    expect(locks).toBe(2)
  })
})

const BOTH =
  'Your clothes are back with you. Thank you for trusting us with them.\n\nWe received ₹210 in cash. Thank you.'

// Last, for what they change of the settings is read again a moment later.
describe('an order delivered and paid in cash', () => {
  afterEach(() => messagesWait(0))

  it.each([0, 60])('gets one message about both, if messages wait %i s', async (seconds) => {
    await messagesWait(seconds)
    await set('ready')
    product.clock.set(DELIVERED_AT)
    expect((await complete('delivery', IN_CASH)).status).toBe(200)
    expect(await writtenSince(DELIVERED_AT)).toEqual([{ channel: 'sms', body: BOTH }])
    expect(await bell()).toEqual([
      'Order N: Completed',
      'Order N is paid',
      'Order N: Ready for Delivery',
      'Order N is booked',
    ])
  })

  it('gets no message when both are undone in time, and only the payment’s when the delivery is', async () => {
    await messagesWait(60)
    await set('ready')
    const { body } = await complete('delivery', IN_CASH)
    expect(await bell()).toHaveLength(4)
    await staff.call(undoCompletion, { params: { id: body.undoable! } })
    expect(await bell()).toEqual(['Order N: Ready for Delivery', 'Order N is booked'])

    product.clock.set(DELIVERED_AT)
    await complete('delivery', IN_CASH)
    await set('ready')
    expect((await writtenSince(DELIVERED_AT)).map((message) => message.body)).toEqual([
      'We received ₹210 in cash. Thank you.',
    ])
  })
})
