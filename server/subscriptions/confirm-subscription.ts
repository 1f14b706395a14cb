/** Asks what became of a first payment that the browser had to finish. */
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { noSubscription } from './change-subscription.ts'
import { latestChargeOf } from './charge-store.ts'
import { collectCharge } from './collect-charge.ts'
import { findSubscription, type SubscriptionRow } from './store.ts'

/** @throws AppError `no_subscription`, `payment_failed`, `payment_pending`, `payment_unavailable` */
export async function confirmSubscription(
  deps: Deps,
  person: Person,
  id: string,
): Promise<SubscriptionRow> {
  const row = await findSubscription(deps.db, id)
  if (!row || row.user_id !== person.id) throw noSubscription()
  const charge = await latestChargeOf(deps.db, id)
  if (row.status === 'starting' && charge)
    await collectCharge(deps, charge.id).catch((error: unknown) => {
      deps.log.error({ err: error, chargeId: charge.id }, 'a first payment could not be asked for')
      throw new AppError('payment_unavailable', 'We can’t reach the payment service right now.')
    })
  const settled = (await findSubscription(deps.db, id))!
  if (settled.status === 'declined')
    throw new AppError(
      'payment_failed',
      (await latestChargeOf(deps.db, id))?.failure_message ??
        'Payment failed. Please check your card details.',
    )
  if (settled.status === 'starting')
    throw new AppError('payment_pending', 'Your payment is not finished yet.')
  return settled
}
