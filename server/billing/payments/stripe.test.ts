import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openFakeStripe, type FakeStripe } from '../../testing/stand-ins/fake-stripe.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const KEYS = {
  secretKey: 'sk_test_of_the_laundry',
  publishableKey: 'pk_test_of_the_laundry',
  webhookSecret: 'whsec_of_the_laundry',
}

let product: TestProduct
let stripe: FakeStripe
let asha: SignedIn
let staff: SignedIn
beforeAll(async () => {
  product = await openTestProduct()
  stripe = await openFakeStripe()
  const urls = { apiUrl: stripe.url, scriptUrl: `${stripe.url}/v3/` }
  product.deps.payments = stripePayments({ ...KEYS, ...urls })
  asha = await product.person()
  staff = await product.person({ role: 'admin' })
})
afterAll(async () => {
  await product.close()
  await stripe.close()
})

async function orderWith(token: string): Promise<Order> {
  const { status, body } = await asha.call(addCard, {
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
  expect(status).toBe(201)
  return placed(asha, { paymentMethod: 'card', cardId: body._id })
}

async function read({ _id }: Order): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: _id } })).body as Order
}

const ready = ({ _id }: Order) =>
  staff.call(setOrderStatus, { params: { id: _id }, body: { status: 'ready' } })

let reports = 0
/** Stripe's signed webhook event that it took a payment. */
async function report(intent: object): Promise<number> {
  reports += 1
  const payload = JSON.stringify({
    id: `evt_order_${reports}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: intent },
  })
  const signature = new Stripe(KEYS.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: KEYS.webhookSecret,
  })
  const { status } = await product.visitor.send({
    method: 'POST',
    url: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return status
}

/** An order whose card failed, and what Stripe takes for it afterwards. */
async function takeLate() {
  const order = await orderWith('pm_poor')
  await ready(order)
  await expect.poll(() => statusOf(order), { timeout: 15_000 }).toBe('failed')
  const payment = await product.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  const taken = {
    ...[...stripe.intents.values()].at(-1)!,
    id: `pi_late_${order._id}`,
    object: 'payment_intent' as const,
    status: 'succeeded',
    amount: 21_000,
    metadata: { key: `${payment.id}-1` },
  }
  return { order, take: () => (stripe.intents.set(taken.id, taken), report(taken)) }
}

const statusOf = async (order: Order) => (await read(order)).payments[0]?.status

it('charges the saved card at Stripe when the clothes are ready, and refunds it', async () => {
  const order = await orderWith('pm_ok')
  await ready(order)
  await expect.poll(() => statusOf(order), { timeout: 15_000 }).toBe('succeeded')
  const intent = [...stripe.intents.values()].at(-1)!
  expect(intent).toMatchObject({ object: 'payment_intent', amount: 21_000 })
  const body = { amount: 60, reason: 'A stain stayed.' }
  const { status } = await staff.call(refundOrder, { params: { id: order._id }, body })
  expect([status, stripe.refunds]).toEqual([201, [6000]])

  // Stripe's own report of what is known already changes nothing.
  expect(await report(intent)).toBe(200)
  expect(await read(order)).toMatchObject({
    charged: 150,
    amountDue: 0,
    payments: [{}, { amount: 60 }],
  })
})

it('leaves the order to be paid on delivery when the card has no money', async () => {
  const order = await orderWith('pm_poor')
  await ready(order)
  await expect.poll(() => statusOf(order), { timeout: 15_000 }).toBe('failed')
  expect(await read(order)).toMatchObject({
    paid: false,
    amountDue: 210,
    payments: [{ note: 'Insufficient funds.' }],
  })
})

it('pays an order with money that comes after its payment failed', async () => {
  const { order, take } = await takeLate()
  expect([await take(), await take()]).toEqual([200, 200])
  expect(await read(order)).toMatchObject({
    paid: true,
    amountDue: 0,
    amountPaid: 210,
    payments: [{ status: 'succeeded', amount: 210, note: null }],
  })
})

it('refunds money that comes after its payment failed and the order was paid in cash', async () => {
  const { order, take } = await takeLate()
  const params = { id: order._id }
  const paid = await staff.call(markOrderPaid, { params, body: { method: 'cash', amount: 210 } })
  expect(paid.status).toBe(201)
  const before = stripe.refunds.length
  expect([await take(), await take()]).toEqual([200, 200])
  await expect.poll(() => stripe.refunds.slice(before), { timeout: 15_000 }).toEqual([21_000])
  await expect.poll(() => read(order).then(({ refundDue }) => refundDue)).toBe(0)
  expect(await read(order)).toMatchObject({ amountPaid: 420, amountRefunded: 210, amountDue: 0 })
})
