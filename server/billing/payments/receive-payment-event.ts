/** Handles a webhook event about an order's payment. */
import type { Deps } from '../../platform/deps.ts'
import { collectPayment } from './collect-payment.ts'
import { findPayment } from './store.ts'

/** What the payment is now, the service is asked; an event about something else does nothing. */
export async function receivePaymentEvent(
  deps: Deps,
  { id }: { id: string },
  reference: string,
): Promise<void> {
  const payment = await findPayment(deps.db, id)
  if (payment) await collectPayment(deps, payment.id, reference)
}
