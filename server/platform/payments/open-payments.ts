/** Chooses the configured payment service. */
import type { Config } from '../config/config.ts'
import { noPayments } from './none.ts'
import type { Payments } from './payments.ts'
import { simulatedPayments } from './simulated.ts'

/** The service whose keys are set. Without any, a demo simulates one and a real laundry takes no cards. */
export async function openPayments(
  config: Pick<Config, 'stripe' | 'razorpay' | 'simulatedPayments'>,
): Promise<Payments> {
  // Loaded only where they are used: a laundry without keys never pays for them at its start.
  if (config.stripe) {
    const { stripePayments } = await import('./stripe.ts')
    return stripePayments(config.stripe)
  }
  if (config.razorpay) {
    const { razorpayPayments } = await import('./razorpay.ts')
    return razorpayPayments(config.razorpay)
  }
  return config.simulatedPayments ? simulatedPayments() : noPayments()
}
