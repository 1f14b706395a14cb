import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginKeepingCard, refundCharge } from '#contract/payments/payments.ts'
import { changeCard } from '#contract/club/subscription-changes.ts'
import {
  activeSubscription,
  confirmSubscription,
  plans,
  subscribe,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import { razorpayPayments } from '../../platform/payments/razorpay.ts'
import { membership } from '../../testing/club.ts'
import { openFakeRazorpay, type FakeRazorpay } from '../../testing/stand-ins/fake-razorpay.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

const KEYS = { keyId: 'rzp_test_laundry', keySecret: 'secret', webhookSecret: 'webhook-secret' }

let product: TestProduct
let razorpay: FakeRazorpay
let asha: SignedIn
beforeAll(async () => {
  product = await openTestProduct()
  razorpay = await openFakeRazorpay()
  product.deps.payments = razorpayPayments({
    ...KEYS,
    apiUrl: razorpay.url,
    scriptUrl: `${razorpay.url}/v1/checkout.js`,
  })
})
afterAll(async () => {
  await product.close()
  await razorpay.close()
})
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  razorpay.nextRecurring = 'captured'
  asha = await product.person({ phone: '+91 98450 00000' })
})

const active = () => asha.call(activeSubscription, { params: { userId: asha.user._id } })

async function waiting(): Promise<{ id: string; orderId: string }> {
  const { paymentMethod: _, ...input } = membership()
  const { status, body } = await asha.call(subscribe, { body: input })
  expect(status).toBe(202)
  const { _id, action } = body as { _id: string; action: { orderId: string } }
  return { id: _id, orderId: action.orderId }
}

async function paid(id: string) {
  const { body } = await asha.call(subscriptionCharges, { params: { id } })
  return body.map((charge) => [charge.amount, charge.status])
}

let reports = 0
function report(orderId: string, secret = KEYS.webhookSecret, eventId = `event-${(reports += 1)}`) {
  const payload = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { order_id: orderId } } },
  })
  return product.visitor.send({
    method: 'POST',
    url: '/api/payments/webhooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': createHmac('sha256', secret).update(payload).digest('hex'),
    },
    payload,
  })
}

describe('with Razorpay', () => {
  it('offers no trial, since a card is only saved with a payment', async () => {
    const { body } = await asha.call(plans, {})
    expect(body.map((plan) => plan.trialDays)).toEqual([0, 0, 0])
  })

  it('starts the subscription with the checkout’s payment, and renews it with the saved card', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'failed')
    expect((await asha.call(confirmSubscription, { params: { id } })).code).toBe('payment_pending')
    razorpay.pay(orderId, 'captured')
    const { body } = await asha.call(confirmSubscription, { params: { id } })
    expect(body).toMatchObject({ status: 'active', left: { kilograms: 12 } })
    // Only its own window has seen the card.
    expect(body.paymentMethod).toEqual({
      cardBrand: 'RuPay',
      cardLast4: '0008',
      expiryMonth: '04',
      expiryYear: '2030',
    })

    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect(await paid(id)).toEqual([
      [49.99, 'succeeded'],
      [25, 'succeeded'],
    ])
  })

  it('asks for the result of a slow renewal instead of charging again', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'captured')
    await asha.call(confirmSubscription, { params: { id } })
    razorpay.nextRecurring = 'created'
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect((await paid(id))[0]).toEqual([49.99, 'pending'])
    const order = razorpay.orders.at(-1)!
    order.payments[0]!.status = 'captured'
    product.clock.set('2025-07-18T06:40:00Z')
    await processDueSubscriptions(product.deps)
    expect((await paid(id))[0]).toEqual([49.99, 'succeeded'])
    expect(order.payments).toHaveLength(1)
  })

  it('retries a renewal that failed for lack of money', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'captured')
    await asha.call(confirmSubscription, { params: { id } })
    razorpay.nextRecurring = 'failed'
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active()).body.paymentProblem?.message).toBe('Insufficient funds.')
    razorpay.nextRecurring = 'captured'
    product.clock.set('2025-07-19T06:32:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active()).body).toMatchObject({ paymentProblem: null, left: { pickups: 4 } })
  })

  it('changes a card by paying what is due, and keeps the old one until then', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'captured')
    await asha.call(confirmSubscription, { params: { id } })
    const params = { id }
    const early = await asha.call(changeCard, { params, body: {} })
    expect([early.status, early.code]).toEqual([409, 'subscription_not_changeable'])
    razorpay.nextRecurring = 'failed'
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    const asked = await asha.call(changeCard, { params, body: {} })
    expect([asked.status, asked.code]).toEqual([409, 'payment_pending'])
    expect((await active()).body.paymentMethod.cardLast4).toBe('0008')
    const { action } = asked.body as unknown as { action: { orderId: string; customerId: string } }
    expect(action.customerId).toBe('cust_1')
    razorpay.pay(action.orderId, 'captured')
    const { body } = await asha.call(confirmSubscription, { params })
    expect(body).toMatchObject({ paymentProblem: null, paymentMethod: { cardLast4: '0008' } })
  })

  it('saves no card without a payment', async () => {
    const refused = await asha.call(beginKeepingCard, {})
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })

  it('settles a payment once however often reports come, and ignores forged ones', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'captured')
    const forged = await report(orderId, 'another-secret')
    expect([forged.status, forged.code]).toEqual([400, 'bad_signature'])
    expect((await active()).status).toBe(404)
    const replies = await Promise.all([
      report(orderId, KEYS.webhookSecret, `same-${id}`),
      report(orderId, KEYS.webhookSecret, `same-${id}`),
      report(orderId),
    ])
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect((await report(orderId, KEYS.webhookSecret, `same-${id}`)).status).toBe(200)
    expect(await paid(id)).toEqual([[25, 'succeeded']])
  })

  it('makes a refund once', async () => {
    const { id, orderId } = await waiting()
    razorpay.pay(orderId, 'captured')
    await asha.call(confirmSubscription, { params: { id } })
    const { body } = await asha.call(subscriptionCharges, { params: { id } })
    const staff = await product.person({ role: 'admin' })
    const refunded = await staff.call(refundCharge, {
      params: { id: body[0]!._id },
      body: { reason: 'Sorry.' },
    })
    expect(refunded.body.refunded).toBe(25)
    expect(razorpay.refunds.map(({ amount }) => amount)).toEqual([2500])
  })
})
