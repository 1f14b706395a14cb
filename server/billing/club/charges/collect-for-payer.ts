/** Collects a charge while the payer waits on the screen. */
import { waitsForAnswer, waitsForBank } from '#domain/run-sheet/payer-waiting.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ChargeOutcome } from '../../../platform/payments/payments.ts'
import { updatePayerWaits } from '../record/charge-store.ts'
import { collectCharge } from './collect-charge.ts'

/**
 * As `collectCharge`; a decline is for the caller to answer, and no message says it. One that is known
 * later, because no answer came or because its payer left the bank's questions alone, is notified as any.
 * @throws whatever `collectCharge` throws
 */
export async function collectForPayer(deps: Deps, chargeId: string): Promise<ChargeOutcome> {
  await updatePayerWaits(deps.db, chargeId, waitsForAnswer(deps.clock()))
  try {
    const outcome = await collectCharge(deps, chargeId)
    if (outcome.status === 'pending')
      await updatePayerWaits(
        deps.db,
        chargeId,
        outcome.action === null ? null : waitsForBank(deps.clock()),
      )
    return outcome
  } catch (error) {
    await updatePayerWaits(deps.db, chargeId, null)
    throw error
  }
}
