import { beforeEach, describe, expect, it } from 'vitest'
import { userStats } from '#contract/accounts/accounts.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderCreditNote } from '#contract/invoices/invoices.ts'
import { readLoyalty } from '#contract/discounts/loyalty.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { choosePayment, markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { installRecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })
let asha: SignedIn
beforeEach(async () => {
  installRecordingPayments(product.deps)
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  asha = await product.person({ name: 'Asha' })
})

const move = (order: Order, status: OrderStatus) =>
  staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })

const mark = (order: Order) =>
  staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })

const refund = (order: Order, amount?: number) =>
  staff.call(refundOrder, {
    params: { id: order._id },
    body: { amount, reason: 'A stain stayed.' },
  })

async function own(order: Order): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

/** Three kilograms, ₹210, paid in cash and completed. */
async function paidAndCompleted(): Promise<Order> {
  const order = await placed(asha)
  await mark(order)
  await move(order, 'completed')
  return order
}

const notesOf = (order: Order) =>
  product.db
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_id', '=', order._id)
    .orderBy('id')
    .execute()

describe('goodwill on a paid, completed order', () => {
  it('lowers the cost and never makes the order due again', async () => {
    const order = await paidAndCompleted()
    const { body } = await refund(order, 30)
    expect(body).toMatchObject({ paid: true, amountDue: 0, refundDue: 0 })
    expect(await own(order)).toMatchObject({
      total: 210,
      goodwill: 30,
      charged: 180,
      amountPaid: 210,
      amountRefunded: 30,
      amountDue: 0,
      paid: true,
    })
    const again = await asha.call(choosePayment, {
      params: { orderId: order._id },
      body: { paymentMethod: 'cash' },
    })
    expect(again.code).toBe('nothing_due')
    expect((await mark(order)).code).toBe('nothing_due')
  })

  it('gets a credit note for that sum, with its tax', async () => {
    const order = await paidAndCompleted()
    await refund(order, 30)
    await refund(order, 11.8)
    const notes = await notesOf(order)
    expect(notes.map(({ total_paise }) => total_paise)).toEqual([30_00, 11_80])
    const { sums, gst } = notes[0]!.content
    expect(sums.totalPaise).toBe(30_00)
    expect(gst.cgstPaise).toBe(gst.sgstPaise)
    expect(gst.taxablePaise + gst.cgstPaise + gst.sgstPaise).toBe(30_00)
    const url = orderCreditNote.path.replace(':orderId', order._id)
    expect((await asha.send({ method: 'GET', url })).status).toBe(200)
    expect((await own(order)).hasCreditNote).toBe(true)
  })

  it('lowers revenue, the customer’s spending and points alike', async () => {
    const before = (await staff.call(adminStats, {})).body.totalRevenue
    const order = await paidAndCompleted()
    await refund(order, 30)
    expect((await staff.call(adminStats, {})).body.totalRevenue).toBeCloseTo(before + 180, 5)
    const params = { id: asha.user._id }
    expect((await asha.call(userStats, { params })).body.totalSpent).toBe(180)
    expect((await asha.call(readLoyalty, {})).body.points).toBe(180)
  })

  it('notifies the customer of the order’s new cost', async () => {
    const order = await paidAndCompleted()
    await refund(order, 30)
    const { body } = await asha.call(notifications, {})
    const messages = body.notifications.map(({ message }) => message).join('\n')
    expect(messages).toContain('We refunded ₹30 for order')
    expect(messages).toContain('Your new total is ₹180. Nothing is due.')
  })

  it('over the whole cost leaves nothing to pay, and nothing to refund on a later cancellation', async () => {
    const order = await paidAndCompleted()
    await refund(order)
    expect(await own(order)).toMatchObject({ charged: 0, amountDue: 0, paid: true })
    await move(order, 'cancelled')
    expect(await own(order)).toMatchObject({ charged: 0, amountDue: 0, refundDue: 0 })
    const credited = (await notesOf(order)).reduce((sum, note) => sum + note.total_paise, 0)
    expect(credited).toBe(210_00)
  })

  it('excludes a refund made while the order was cancelled', async () => {
    const order = await placed(asha)
    await mark(order)
    await move(order, 'cancelled')
    await refund(order, 10)
    expect(await own(order)).toMatchObject({ goodwill: 0, charged: 0, refundDue: 200 })
    await move(order, 'completed')
    expect(await own(order)).toMatchObject({ goodwill: 0, charged: 210, amountDue: 10 })
  })
})

describe('an order that is completed and then moved back', () => {
  it('loses its points, and its invoice is reversed by a credit note', async () => {
    const order = await paidAndCompleted()
    await move(order, 'washing')
    expect((await asha.call(readLoyalty, {})).body).toMatchObject({ points: 0, earned: 0 })
    expect((await notesOf(order)).map(({ total_paise }) => total_paise)).toEqual([210_00])
    const row = await product.db
      .selectFrom('orders')
      .select('completed_at')
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(row.completed_at).toBeNull()

    await move(order, 'completed')
    expect((await asha.call(readLoyalty, {})).body).toMatchObject({ points: 210, earned: 210 })
    const invoice = await product.db
      .selectFrom('invoices')
      .select('total_paise')
      .where('order_id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(invoice.total_paise).toBe(210_00)
  })

  it('loses its points when cancelled then, even spent ones', async () => {
    const order = await paidAndCompleted()
    await move(order, 'cancelled')
    expect((await asha.call(readLoyalty, {})).body).toMatchObject({ points: 0, earned: 0 })
  })
})
