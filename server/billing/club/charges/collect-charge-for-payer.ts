/** Collects a charge while the payer waits on the screen. */
import { payerWaitUntil, bankWaitUntil } from '#domain/run-sheet/payer-waiting.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ChargeOutcome } from '../../../platform/payments/payments.ts'
import { updatePayerWaitEnd } from '../record/charge-store.ts'
import { collectCharge } from './collect-charge.ts'

/**
 * As `collectCharge`; a decline is for the caller to answer, and no message says it. One that is known
 * later, because no answer came or because its payer left the bank's questions alone, is notified as any.
 * @throws whatever `collectCharge` throws
 */
export async function collectChargeForPayer(deps: Deps, chargeId: string): Promise<ChargeOutcome> {
  await updatePayerWaitEnd(deps.db, chargeId, payerWaitUntil(deps.clock()))
  try {
    const outcome = await collectCharge(deps, chargeId)
    if (outcome.status === 'pending')
      await updatePayerWaitEnd(
        deps.db,
        chargeId,
        outcome.action === null ? null : bankWaitUntil(deps.clock()),
      )
    return outcome
  } catch (error) {
    await updatePayerWaitEnd(deps.db, chargeId, null)
    throw error
  }
}
