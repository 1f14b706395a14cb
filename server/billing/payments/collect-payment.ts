/** Sends a pending payment to the payment service and records the result. */
import { payerFromRow } from '../../identity/accounts/record/payer.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgottenSince } from '../../platform/payments/forgotten-since.ts'
import { askAlone } from '../request-leases/ask-alone.ts'
import { findPaymentRequest } from './store.ts'
import { applyPaymentResult } from './apply-payment-result.ts'

/**
 * Runs outside of any transaction, for it may take long. May be repeated at any time: it asks the
 * same with the same key.
 * @param reference what the service calls it, where a webhook event named it
 * @throws AppError `payment_pending` while another one asks for it
 * @throws whatever the payment service throws when it can't be asked; the payment is then still pending
 */
export async function collectPayment(
  deps: Deps,
  paymentId: string,
  reference: string | null = null,
): Promise<void> {
  // Shaped as the keys of the Laundry Club's charges are; this one has no second try.
  const key = `${paymentId}-1`
  await askAlone(deps, key, async () => {
    const payment = await findPaymentRequest(deps.db, paymentId)
    if (payment?.status !== 'pending' || payment.card_token === null) return
    const outcome = await deps.payments.charge({
      token: payment.card_token,
      amountPaise: payment.amount_paise,
      key,
      reference: payment.reference ?? reference,
      forgottenSince: forgottenSince(payment.created_at, deps.clock()),
      description: deps.staffWords.invoices.issued.order({ number: payment.order_number }),
      payer: payerFromRow(payment),
      isPresent: false,
    })
    await applyPaymentResult(deps, payment, outcome)
  })
}
