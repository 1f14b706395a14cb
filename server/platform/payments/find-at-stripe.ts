/** Looks for payments and refunds at Stripe by the keys that they were asked with, which lists never show late. */
import type Stripe from 'stripe'

/** How far Stripe's clock and ours may be apart. */
const CLOCKS_DIFFER_S = 3600

/** The payment that was asked for with a key: the one that was paid, where there are several. */
export async function findIntent(
  stripe: Stripe,
  key: string,
  since: Date,
): Promise<Stripe.PaymentIntent | undefined> {
  const created = { gte: Math.floor(since.getTime() / 1000) - CLOCKS_DIFFER_S }
  let found: Stripe.PaymentIntent | undefined
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata['key'] !== key) continue
    if (intent.status === 'succeeded') return intent
    found ??= intent
  }
  return found
}

/** A payment's refund that was asked for with a key. */
export async function findRefund(
  stripe: Stripe,
  reference: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 }))
    if (refund.metadata?.['key'] === key) return refund
  return undefined
}
