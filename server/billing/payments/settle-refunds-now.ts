/** Sends just-stored card refunds at once, so that the person who made them sees the result. */
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { unlessBeingAsked } from '../request-leases/ask-alone.ts'
import { settleRefund } from './settle-refund.ts'

/** @throws AppError `payment_unavailable` (then they are tried again automatically), `not_refundable` */
export async function settleRefundsNow(deps: Deps, refundIds: readonly string[]): Promise<void> {
  for (const refundId of refundIds) {
    // Its job may ask for it already.
    const asked = unlessBeingAsked(settleRefund(deps, refundId))
    const outcome = await asked.catch((error: unknown) => {
      deps.log.error({ err: error, refundId }, 'a refund could not be asked for')
      throw new AppError('payment_unavailable', say('refundRetried'))
    })
    if (outcome && !outcome.ok) throw new AppError('not_refundable', outcome.failure)
  }
}
