/** Handles a webhook event about an order's payment. */
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ChargeOutcome } from '../../platform/payments/payments.ts'
import { applyPaymentResult } from './apply-payment-result.ts'
import { collectPayment } from './collect-payment.ts'
import { findPayment, findPaymentByReference } from './store.ts'

/**
 * A payment that is waited for is asked for; money for one that isn't waited for any more is taken all the same. An event
 * about something else does nothing.
 * @param reference what the service calls the payment
 * @param outcome the payment's state at the service
 */
export async function receivePaymentEvent(
  deps: Deps,
  { id }: { id: string },
  reference: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const payment = await findPayment(deps.db, id)
  if (!payment) return
  if (payment.status === 'pending' && (payment.reference ?? reference) === reference)
    await collectPayment(deps, id, reference)
  else if (outcome.status === 'succeeded') await applyPaymentResult(deps, payment, outcome)
}

/** @param reference what the service calls an order's payment */
export async function isPaymentPaid(db: Db, reference: string): Promise<boolean> {
  return (await findPaymentByReference(db, reference))?.status === 'succeeded'
}
