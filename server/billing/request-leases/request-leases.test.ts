/** Requests to Razorpay, which knows no keys, by several callers at once: each charge and each refund is made once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refundCharge } from '#contract/payments/payments.ts'
import {
  confirmSubscription,
  subscribe,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { settleRefund as settleChargeRefund } from '../club/charges/settle-refund.ts'
import { unlessBeingAsked } from './ask-alone.ts'
import { collectPayment } from '../payments/collect-payment.ts'
import { retryPendingPayments } from '../payments/pending-payments.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { razorpayPayments } from '../../platform/payments/razorpay.ts'
import { simulatedPayments } from '../../platform/payments/simulated.ts'
import { membership } from '../../testing/club.ts'
import { openFakeRazorpay, type FakeRazorpay } from '../../testing/stand-ins/fake-razorpay.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import {
  placedWithCard,
  RAZORPAY_KEYS,
  readAs,
  refund,
} from '../failed-refunds/test-gateway-orders.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let razorpay: FakeRazorpay
let asha: SignedIn
beforeAll(async () => {
  razorpay = await openFakeRazorpay()
})
afterAll(() => razorpay.close())
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person({ phone: '+91 98450 00000' })
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
})

function payWithRazorpay(): void {
  const urls = { apiUrl: razorpay.url, scriptUrl: `${razorpay.url}/v1/checkout.js` }
  product.deps.payments = razorpayPayments({ ...RAZORPAY_KEYS, ...urls })
}

/** An order whose card Razorpay keeps. */
async function orderWithKeptCard(): Promise<Order> {
  product.deps.payments = simulatedPayments()
  const order = await placedWithCard(asha, 'tok_sim_ok')
  await product.db
    .updateTable('cards')
    .set({ token: 'cust_1.token_1' })
    .where('user_id', '=', asha.user._id)
    .execute()
  payWithRazorpay()
  return order
}

const makeReady = ({ _id: id }: Order) =>
  staff.call(setOrderStatus, { params: { id }, body: { status: 'ready' } })

async function paidOrder(): Promise<Order> {
  const order = await orderWithKeptCard()
  await makeReady(order)
  await expect.poll(async () => (await readAs(asha, order)).paid, { timeout: 15_000 }).toBe(true)
  return order
}

const refundIdOf = async (order: Order) => (await readAs(staff, order)).payments[1]!._id

it('charges a kept card once while the job and another server ask at once', async () => {
  const order = await orderWithKeptCard()
  const held = razorpay.hold('/payments/create/recurring')
  await makeReady(order)
  await held.reached
  const { id } = await product.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  const other = unlessBeingAsked(collectPayment(product.deps, id))
  await Promise.race([other, held.reachedTwice])
  held.open()
  await other
  await expect.poll(async () => (await readAs(asha, order)).paid, { timeout: 15_000 }).toBe(true)
  expect(razorpay.orders.at(-1)!.payments).toHaveLength(1)
  expect(await readAs(asha, order)).toMatchObject({ amountPaid: 210, amountRefunded: 0 })
})

it('refunds an order once while staff, the job and another server ask at once', async () => {
  const order = await paidOrder()
  const before = razorpay.refunds.length
  const held = razorpay.hold('/refund')
  const asked = refund(staff, order, { amount: 60 })
  await held.reached
  const other = unlessBeingAsked(settleRefund(product.deps, await refundIdOf(order)))
  await Promise.race([other, held.reachedTwice])
  held.open()
  await other
  expect((await asked).status).toBe(201)
  await expect
    .poll(async () => (await readAs(asha, order)).payments[1]?.status, { timeout: 15_000 })
    .toBe('succeeded')
  expect(razorpay.refunds).toHaveLength(before + 1)
})

it('refunds a month of the Laundry Club once while two servers ask at once', async () => {
  payWithRazorpay()
  const { paymentMethod: _, ...input } = membership()
  const { body } = await asha.call(subscribe, { body: input })
  const { _id: id, action } = body as { _id: string; action: { orderId: string } }
  razorpay.pay(action.orderId, 'captured')
  await asha.call(confirmSubscription, { params: { id } })
  const charges = (await asha.call(subscriptionCharges, { params: { id } })).body
  const before = razorpay.refunds.length
  const held = razorpay.hold('/refund')
  const params = { id: charges[0]!._id }
  const asked = staff.call(refundCharge, { params, body: { reason: 'Sorry.' } })
  await held.reached
  const { id: refundId } = await product.db
    .selectFrom('refunds')
    .select('id')
    .where('charge_id', '=', params.id)
    .executeTakeFirstOrThrow()
  const other = unlessBeingAsked(settleChargeRefund(product.deps, refundId))
  await Promise.race([other, held.reachedTwice])
  held.open()
  await other
  expect((await asked).body).toMatchObject({ refunded: 25 })
  expect(razorpay.refunds).toHaveLength(before + 1)
})

it('asks again for a refund whose answer was lost, once it can’t be under way any more', async () => {
  const order = await paidOrder()
  const before = razorpay.refunds.length
  const { payments } = product.deps
  product.deps.payments = {
    ...payments,
    async refund(asked) {
      await payments.refund(asked)
      throw new Error('the answer is lost')
    },
  }
  await refund(staff, order, { amount: 60 })
  product.deps.payments = payments
  await expect(settleRefund(product.deps, await refundIdOf(order))).rejects.toMatchObject({
    code: 'payment_pending',
  })
  expect((await readAs(asha, order)).payments[1]).toMatchObject({ status: 'pending' })
  product.clock.set('2025-06-18T06:36:00Z')
  await retryPendingPayments(product.deps)
  expect((await readAs(asha, order)).payments[1]).toMatchObject({ status: 'succeeded' })
  expect(razorpay.refunds).toHaveLength(before + 1)
})
