/** A customer with orders, cards and notifications, for tests of choosing a payment method. */
import { beforeEach, expect } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { addCard } from '#contract/accounts/profile.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { installRecordingPayments, type RecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export let asha: SignedIn
export let payments: RecordingPayments
export const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
export const staff = await product.person({ role: 'admin' })
beforeEach(async () => {
  asha = await product.person()
  payments = installRecordingPayments(product.deps)
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
})

export async function saveTestCard(
  token = 'tok_sim_ok',
  last4 = '4242',
  person = asha,
): Promise<string> {
  const facts = { brand: 'Visa', expiryMonth: '09', expiryYear: '2031', holder: 'Asha Rao' }
  const params = { id: person.user._id }
  return (await person.call(addCard, { params, body: { ...facts, token, last4 } })).body._id
}

export const choosePaymentMethod = (
  order: Order,
  paymentMethod: 'cash' | 'upi' | 'card',
  cardId?: string,
) =>
  asha.call(choosePayment, {
    params: { orderId: order._id },
    body: { paymentMethod, ...(cardId !== undefined && { cardId }) },
  })

/** A minute later, so that what comes is after what was. */
export async function setStatusMinuteLater(order: Order, status: OrderStatus): Promise<void> {
  product.clock.set(new Date(product.clock.read().getTime() + 60_000).toISOString())
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

export async function readOrderAsCustomer({ _id }: Order): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: _id } })).body as Order
}

export const listCardTries = async (order: Order) =>
  (await readOrderAsCustomer(order)).payments.map(
    ({ card, status }) => `${card?.last4 ?? 'cash'} ${status}`,
  )

/** The payments once none is under way. */
export async function awaitSettledPayments(order: Order): Promise<string[]> {
  await expect
    .poll(async () => (await listCardTries(order)).some((text) => text.endsWith('pending')), {
      timeout: 15_000,
    })
    .toBe(false)
  return listCardTries(order)
}

export async function readNotificationTitles(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ message }) => message)
}

/** All notifications and messages of hers: the bell's ids and the messages'. */
export async function readMessageIds(): Promise<string[]> {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('user_id', '=', asha.user._id)
    .union(product.db.selectFrom('notifications').select('id').where('user_id', '=', asha.user._id))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
