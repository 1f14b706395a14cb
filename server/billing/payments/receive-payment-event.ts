/** Handles a webhook event about an order's payment. */
import type { Deps } from '../../platform/deps.ts'
import { collectPayment } from './collect-payment.ts'
import { findPayment, findPaymentByReference } from './store.ts'

/** What the payment is now, the service is asked; an event about something else does nothing. */
export async function receivePaymentEvent(
  deps: Deps,
  what: { id: string } | { reference: string },
): Promise<void> {
  const payment =
    'id' in what
      ? await findPayment(deps.db, what.id)
      : await findPaymentByReference(deps.db, what.reference)
  if (payment) await collectPayment(deps, payment.id)
}
