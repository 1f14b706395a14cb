/** Chooses the configured payment service. */
import type { CardRefusals } from '#words/en/payments/card-refusals.ts'
import type { Config } from '../config/config.ts'
import { noPayments } from './none.ts'
import type { Payments } from './payments.ts'
import { simulatedPayments } from './simulated.ts'

/** The service whose keys are set. Without any, a demo simulates one and a real laundry takes no cards. */
export async function openPayments(
  config: Pick<Config, 'stripe' | 'razorpay' | 'simulatedPayments'>,
  refusals: CardRefusals,
): Promise<Payments> {
  // Loaded only where they are used: a laundry without keys never pays for them at its start.
  if (config.stripe) {
    const { stripePayments } = await import('./stripe.ts')
    return stripePayments(config.stripe, refusals)
  }
  if (config.razorpay) {
    const { razorpayPayments } = await import('./razorpay.ts')
    return razorpayPayments(config.razorpay, refusals)
  }
  return config.simulatedPayments ? simulatedPayments(refusals) : noPayments(refusals)
}
