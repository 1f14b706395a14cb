/** Sends a pending charge to the payment service and records the result. */
import { payerFromRow } from '../../../identity/accounts/record/payer.ts'
import type { Deps } from '../../../platform/deps.ts'
import { forgottenSince } from '../../../platform/payments/forgotten-since.ts'
import { cardRefusal, type ChargeOutcome } from '../../../platform/payments/payments.ts'
import { askAlone } from '../../request-leases/ask-alone.ts'
import { findCharge, findChargeRequest } from '../record/charge-store.ts'
import { applyChargeResult } from './apply-charge-result.ts'

/** A payment that its payer leaves open for longer is given up. */
const UNFINISHED_MS = 60 * 60_000

/**
 * Runs outside of any transaction, for it may take long. May be repeated at any time: it asks the
 * same with the same key.
 * @param reference what the service calls the present try, where a webhook event named it
 * @throws AppError `payment_pending` while another one asks for it
 * @throws whatever the payment service throws when it can't be asked; the charge is then still pending
 */
export async function collectCharge(
  deps: Deps,
  chargeId: string,
  reference: string | null = null,
): Promise<ChargeOutcome> {
  const ask = async () => {
    const charge = (await findChargeRequest(deps.db, chargeId))!
    const asked = await deps.payments.charge({
      token: charge.card_token,
      amountPaise: charge.amount_paise,
      key: chargeKey(charge),
      reference: charge.reference ?? reference,
      forgottenSince: forgottenSince(charge.created_at, deps.clock()),
      description: deps.staffWords.invoices.issued.club({ plan: charge.plan_name }),
      payer: payerFromRow(charge),
      isPresent: charge.payer_present,
    })
    const isLeft =
      charge.payer_present && deps.clock().getTime() - charge.created_at.getTime() > UNFINISHED_MS
    const told = isLeft ? await giveUpCharge(deps, asked, 'notFinishedInTime') : asked
    await applyChargeResult(deps, charge, told)
    return told
  }
  const { payer_present, reference: known } = (await findCharge(deps.db, chargeId))!
  // What waits for its payer at the service is only looked up.
  return payer_present && (known ?? reference) !== null ? ask() : askAlone(deps, chargeId, ask)
}

/**
 * Gives a payment up that is still open, so that it can't be paid any more.
 * @param outcome what the service last said
 * @returns what it is then, for `applyChargeResult`
 */
export async function giveUpCharge(
  deps: Pick<Deps, 'payments'>,
  outcome: ChargeOutcome,
  refusal: 'notFinished' | 'notFinishedInTime',
): Promise<ChargeOutcome> {
  if (outcome.status !== 'pending' || outcome.reference === null) return outcome
  const now = await deps.payments.giveUp(outcome.reference)
  return now.status === 'failed' ? { ...now, failure: cardRefusal(refusal) } : now
}

/** The key of a charge's present try. The charge's id is before the last dash. */
function chargeKey(charge: { id: string; tries: number }): string {
  return `${charge.id}-${charge.tries}`
}
