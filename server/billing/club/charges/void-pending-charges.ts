/** Abandons a payment that its payer left open, so that they can try again. */
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { findPendingCharge } from '../record/charge-store.ts'
import { giveUpCharge } from './collect-charge.ts'
import { collectChargeForPayer } from './collect-charge-for-payer.ts'
import { applyChargeResult } from './apply-charge-result.ts'

/**
 * Asks once more what became of it; one that still waits for its payer is given up at the service and counts as
 * failed from now on, and money that comes for it all the same is sent back.
 * @throws AppError `payment_pending` while the money may be on its way, and whatever the payment
 *   service throws when it can't be asked
 */
export async function voidPendingCharges(deps: Deps, subscriptionId: string): Promise<void> {
  const charge = await findPendingCharge(deps.db, subscriptionId)
  if (!charge?.payer_present) return
  const outcome = await collectChargeForPayer(deps, charge.id)
  if (outcome.status !== 'pending') return
  if (outcome.action === null) throw new AppError('payment_pending', say('paymentConfirming'))
  await applyChargeResult(deps, charge, await giveUpCharge(deps, outcome, 'notFinished'))
}
