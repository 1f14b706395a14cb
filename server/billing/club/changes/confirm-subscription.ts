/** Fetches the result of a payment that was finished in the browser. */
import { isRecordOwner } from '#domain/people/permissions.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say, failureFromServiceText } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { noSubscriptionError } from './change-subscription.ts'
import { findLatestCharge, findPendingCharge } from '../record/charge-store.ts'
import { collectChargeForPayer } from '../charges/collect-charge-for-payer.ts'
import { findSubscription, type SubscriptionRow } from '../record/club-store.ts'

/** @throws AppError `no_subscription`, `payment_failed`, `payment_pending`, `payment_unavailable` */
export async function confirmSubscription(
  deps: Deps,
  person: Person,
  id: string,
): Promise<SubscriptionRow> {
  const row = await findSubscription(deps.db, id)
  if (!row || !isRecordOwner(person, row.user_id)) throw noSubscriptionError()
  const waiting = await findPendingCharge(deps.db, id)
  if (waiting)
    await collectChargeForPayer(deps, waiting.id).catch((error: unknown) => {
      deps.log.error({ err: error, chargeId: waiting.id }, 'a payment could not be asked for')
      throw new AppError('payment_unavailable', say('paymentServiceAway'))
    })
  const charge = await findLatestCharge(deps.db, id)
  if (charge?.status === 'failed')
    throw new AppError(
      'payment_failed',
      failureFromServiceText(charge.failure_message) ?? say('paymentFailed'),
    )
  if (charge?.status === 'pending') throw new AppError('payment_pending', say('paymentUnfinished'))
  return (await findSubscription(deps.db, id))!
}
