/** Sends a pending charge to the payment service and records the result. */
import { payerFromRow } from '../../../identity/accounts/record/payer.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ChargeOutcome } from '../../../platform/payments/payments.ts'
import { findChargeRequest } from '../record/charge-store.ts'
import { applyChargeResult } from './apply-charge-result.ts'

/**
 * Runs outside of any transaction, for it may take long. May be repeated at any time: it asks the
 * same with the same key.
 * @throws whatever the payment service throws when it can't be asked; the charge is then still pending
 */
export async function collectCharge(deps: Deps, chargeId: string): Promise<ChargeOutcome> {
  const charge = (await findChargeRequest(deps.db, chargeId))!
  const outcome = await deps.payments.charge({
    token: charge.card_token,
    amountPaise: charge.amount_paise,
    key: chargeKey(charge),
    reference: charge.reference,
    description: deps.staffWords.invoices.issued.club({ plan: charge.plan_name }),
    payer: payerFromRow(charge),
    isPresent: charge.payer_present,
  })
  await applyChargeResult(deps, charge, outcome)
  return outcome
}

/** The key of a charge's present try. The charge's id is before the last dash. */
function chargeKey(charge: { id: string; tries: number }): string {
  return `${charge.id}-${charge.tries}`
}
