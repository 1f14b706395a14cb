/** Orders paid by card at a stand-in for Stripe or Razorpay, with its signed events about refunds, for tests. */
import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { refundOrder } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order, type StaffOrder } from '#contract/orders/orders.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { CASH_RULES } from '../../operate/audit/rules/cash.ts'
import { DOCUMENT_RULES } from '../../operate/audit/rules/documents.ts'
import { PAYMENT_RULES } from '../../operate/audit/rules/payments.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn, TestProduct } from '../../testing/test-product.ts'

export const STRIPE_KEYS = {
  secretKey: 'sk_test_of_the_laundry',
  publishableKey: 'pk_test_of_the_laundry',
  webhookSecret: 'whsec_of_the_laundry',
}
export const RAZORPAY_KEYS = {
  keyId: 'rzp_test_laundry',
  keySecret: 'secret',
  webhookSecret: 'webhook-secret',
}

/** An order of ₹210 that is to be paid with a saved card. */
export async function placedWithCard(asha: SignedIn, token: string): Promise<Order> {
  const { body } = await asha.call(addCard, {
    params: { id: asha.user._id },
    body: {
      token,
      brand: 'Visa',
      last4: '4242',
      expiryMonth: '09',
      expiryYear: '2031',
      holder: 'Asha Rao',
    },
  })
  return placed(asha, { paymentMethod: 'card', cardId: body._id })
}

/** The same, paid by its card. */
export async function paidByCard(
  { asha, staff }: { asha: SignedIn; staff: SignedIn },
  token: string,
): Promise<Order> {
  const order = await placedWithCard(asha, token)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'ready' } })
  await expect.poll(async () => (await readAs(asha, order)).paid, { timeout: 15_000 }).toBe(true)
  return order
}

export async function readAs(person: SignedIn, { _id }: Order): Promise<Order & StaffOrder> {
  const { body } = await person.call(orderDetails, { params: { orderId: _id } })
  return body as Order & StaffOrder
}

/** Staff refund a part of an order. */
export function refund(
  staff: SignedIn,
  { _id: id }: Order,
  body: { amount: number; way?: 'cash' | 'upi'; reference?: string },
) {
  const reason = 'A stain stayed.'
  return staff.call(refundOrder, { params: { id }, body: { ...body, reason } })
}

/** Sends Stripe's signed event about a refund; gives the answer's status. */
export async function reportAtStripe(
  product: TestProduct,
  id: string,
  object: { id: string },
  type = 'refund.failed',
): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const { webhookSecret: secret, secretKey } = STRIPE_KEYS
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret })
  const { status } = await product.visitor.send({
    method: 'POST',
    url: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return status
}

/** Sends Razorpay's signed event about a refund; gives the answer's status. */
export async function reportAtRazorpay(
  product: TestProduct,
  id: string,
  entity: { id: string },
  { event = 'refund.failed', secret = RAZORPAY_KEYS.webhookSecret } = {},
): Promise<number> {
  const payload = JSON.stringify({ event, payload: { refund: { entity } } })
  const { status } = await product.visitor.send({
    method: 'POST',
    url: '/api/payments/webhooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', secret).update(payload).digest('hex'),
    },
    payload,
  })
  return status
}

/** What the ledger has of an order, by account, in paise. */
export async function ledgerOf({ db }: TestProduct, { _id }: Order) {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .innerJoin('order_payments', 'order_payments.id', 'order_payment_id')
    .select(['account', (eb) => eb.fn.sum<number>('ledger_entries.amount_paise').as('paise')])
    .where('order_id', '=', _id)
    .groupBy('account')
    .orderBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))
}

/** The auditor's rules of payments, cash and documents that don't hold. */
export async function brokenMoneyRules({ db }: TestProduct): Promise<string[]> {
  const sources = { files: null as never, listed: new Set<string>(), consumers: [] }
  return db.transaction().execute(async (tx) => {
    const broken = []
    for (const rule of [...PAYMENT_RULES, ...CASH_RULES, ...DOCUMENT_RULES])
      broken.push(...(await rule.find(tx, sources)).listed)
    return broken
  })
}
