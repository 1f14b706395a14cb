/** A product with a stand-in for Stripe, one customer, and webhook events, for tests. */
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { activeSubscription, subscribe, subscriptionCharges } from '#contract/club/subscriptions.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { card, addMember, membership } from '../../testing/club.ts'
import { openFakeStripe, type FakeStripe } from '../../testing/stand-ins/fake-stripe.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'

export const KEYS = {
  secretKey: 'sk_test_of_the_laundry',
  publishableKey: 'pk_test_of_the_laundry',
  webhookSecret: 'whsec_of_the_laundry',
}
export const signer = new Stripe(KEYS.secretKey).webhooks

export let product: TestProduct
export let stripe: FakeStripe
export let asha: SignedIn
beforeAll(async () => {
  product = await openTestProduct()
  stripe = await openFakeStripe()
  product.deps.payments = stripePayments({
    ...KEYS,
    apiUrl: stripe.url,
    scriptUrl: `${stripe.url}/v3/`,
  })
})
afterAll(async () => {
  await product.close()
  await stripe.close()
})
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person()
})

export const membershipWithCard = (token: string) => membership({ paymentMethod: card(token) })
export const active = () => asha.call(activeSubscription, { params: { userId: asha.user._id } })

let reports = 0
export function stripeEventBody(type: string, intentId: string) {
  reports += 1
  return JSON.stringify({
    id: `evt_${reports}`,
    object: 'event',
    type,
    data: { object: stripe.intents.get(intentId) },
  })
}

export function send(payload: string, secret = KEYS.webhookSecret, timestamp?: number) {
  const signature = signer.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return product.visitor.send({
    method: 'POST',
    url: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}

export async function beginUnconfirmedSubscription(): Promise<{ id: string; intentId: string }> {
  const { status, body } = await asha.call(subscribe, { body: membershipWithCard('pm_asks') })
  expect(status).toBe(202)
  const { _id, action } = body as { _id: string; action: { clientSecret: string } }
  return { id: _id, intentId: action.clientSecret.replace('_secret', '') }
}

export async function readNotificationTitles(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ title }) => title)
}

export async function readChargeStatuses(id: string) {
  const { body } = await asha.call(subscriptionCharges, { params: { id } })
  return body.map((charge) => [charge.amount, charge.status])
}

/** A member whose second month could not be paid. */
export async function addMemberInArrears() {
  const made = await addMember(asha, { paymentMethod: card('pm_ok') })
  await product.db
    .updateTable('subscriptions')
    .set({ card_token: 'cus_1.pm_poor' })
    .where('id', '=', made._id)
    .execute()
  product.clock.set('2025-07-18T06:31:00Z')
  await processDueSubscriptions(product.deps)
  return made
}
