import { expect, it } from 'vitest'
import { refundCharge } from '#contract/payments/payments.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { card, addMember } from '../../testing/club.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'
import { asha, product, readChargeStatuses, send, stripe, stripeEventBody } from './test-stripe.ts'

/** Runs work of which every answer of Stripe is lost, and is forgotten by Stripe after a day. */
async function loseAnswers(work: () => Promise<unknown>): Promise<void> {
  const { payments } = product.deps
  product.deps.payments = {
    ...payments,
    async charge(request) {
      await payments.charge(request)
      throw new Error('The power went.')
    },
    async refund(request) {
      await payments.refund(request)
      throw new Error('The power went.')
    },
  }
  await work().catch(() => undefined)
  product.deps.payments = payments
  stripe.forgetKeys()
}

/** A member whose renewal was taken by Stripe, a day before anybody asks again. */
async function renewUnheard() {
  const made = await addMember(asha, { paymentMethod: card('pm_ok') })
  product.clock.set('2025-07-18T06:31:00Z')
  await loseAnswers(() => processDueSubscriptions(product.deps))
  const intent = [...stripe.intents.values()].at(-1)!
  expect([intent.status, intent.amount]).toEqual(['succeeded', 4999])
  product.clock.set('2025-07-19T09:00:00Z')
  return { made, intent, known: stripe.intents.size }
}

it('charges a renewal once when the webhook event comes a day after the lost answer', async () => {
  const { made, intent, known } = await renewUnheard()
  const { status } = await send(stripeEventBody('payment_intent.succeeded', intent.id))
  expect([status, stripe.intents.size]).toEqual([200, known])
  expect((await readChargeStatuses(made._id))[0]).toEqual([49.99, 'succeeded'])
})

it('charges a renewal once when it is asked for again a day after the lost answer', async () => {
  const { made, known } = await renewUnheard()
  await processDueSubscriptions(product.deps)
  expect(stripe.intents.size).toBe(known)
  expect((await readChargeStatuses(made._id))[0]).toEqual([49.99, 'succeeded'])
})

it('charges a renewal that never reached Stripe a day later', async () => {
  const made = await addMember(asha, { paymentMethod: card('pm_ok') })
  const { payments } = product.deps
  product.clock.set('2025-07-18T06:31:00Z')
  product.deps.payments = { ...payments, charge: () => Promise.reject(new Error('No network.')) }
  await processDueSubscriptions(product.deps).catch(() => undefined)
  product.deps.payments = payments
  product.clock.set('2025-07-19T09:00:00Z')
  const known = stripe.intents.size
  await processDueSubscriptions(product.deps)
  expect(stripe.intents.size).toBe(known + 1)
  expect((await readChargeStatuses(made._id))[0]).toEqual([49.99, 'succeeded'])
})

it('refunds a charge once when it is asked for again a day after the lost answer', async () => {
  const made = await addMember(asha, { paymentMethod: card('pm_ok') })
  const staff = await product.person({ role: 'admin' })
  const charges = async () =>
    (await asha.call(subscriptionCharges, { params: { id: made._id } })).body
  const params = { id: (await charges())[0]!._id }
  const before = stripe.refunds.length
  await loseAnswers(() => staff.call(refundCharge, { params, body: { reason: 'Sorry.' } }))
  product.clock.set('2025-06-19T09:00:00Z')
  await processDueSubscriptions(product.deps)
  expect(stripe.refunds.slice(before)).toEqual([2500])
  expect((await charges())[0]).toMatchObject({ refunded: 25 })
})
