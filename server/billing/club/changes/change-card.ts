/** Changes the card of a subscription; a failed payment is retried at once. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { changeCard as call } from '#contract/club/subscription-changes.ts'
import { isSubscriptionLive } from '#domain/club/club.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { newId } from '../../../platform/ids.ts'
import { beginCharge } from '../charges/begin-charge.ts'
import { lockOwnSubscription, noSubscriptionError } from './change-subscription.ts'
import { collectChargeForPayer } from '../charges/collect-charge-for-payer.ts'
import { voidPendingCharges } from '../charges/void-pending-charges.ts'
import { requireUsableCard } from '../charges/require-usable-card.ts'
import {
  findSubscription,
  saveSubscriptionCard,
  type SubscriptionRow,
} from '../record/club-store.ts'

/**
 * @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending`,
 *   `card_token_needed`, `card_expired`, `payment_failed`, `payment_unavailable`
 */
export async function changeCard(
  deps: Deps,
  person: Person,
  id: string,
  { paymentMethod, billingAddress }: z.output<typeof call.body>,
): Promise<SubscriptionRow> {
  const now = deps.clock()
  const laundry = deps.laundry(branchOfPerson(person))
  const plans = await laundry.plans.current()
  const { timeZone } = await laundry.settings.current()
  const card = requireUsableCard(deps, paymentMethod, now, timeZone)
  const before = await findSubscription(deps.db, id)
  if (!before || !isRecordOwner(person, before.user_id)) throw noSubscriptionError()
  if (!isSubscriptionLive(before))
    throw new AppError('subscription_not_changeable', say('subscriptionOver'))
  if (!deps.payments.keepsCards && before.retry_at === null)
    throw new AppError('subscription_not_changeable', say('cardOnlyWhenDue'))
  await voidPendingCharges(deps, id).catch((error: unknown) => unreachable(deps, id, error))
  const kept = await deps.payments
    .keepCard({ token: card.card_token, payer: person, key: newId(now) })
    .catch((error: unknown) => unreachable(deps, id, error))
  if (!kept.ok) throw new AppError('payment_failed', kept.failure)

  const chargeId = await inTransaction(deps.db, async (tx) => {
    const row = await lockOwnSubscription(tx, person, id)
    if (!isSubscriptionLive(row))
      throw new AppError('subscription_not_changeable', say('subscriptionOver'))
    // What the service's own window takes is known once it is paid; until then the old card stays.
    if (deps.payments.keepsCards) {
      await saveSubscriptionCard(tx, id, {
        ...card,
        card_token: kept.token,
        ...billingColumns(billingAddress),
      })
      await emit(tx, deps, {
        type: 'subscription.card_changed',
        subject: { kind: 'subscription', id },
        actor: person.id,
        data: { userId: row.user_id, last4: card.card_last4 },
        at: now,
      })
    }
    return row.retry_at === null ? null : (await beginCharge(tx, row, plans, true, now)).id
  })
  if (chargeId !== null) {
    const outcome = await collectChargeForPayer(deps, chargeId).catch((error: unknown) =>
      unreachable(deps, id, error),
    )
    if (outcome.status === 'failed') throw new AppError('payment_failed', outcome.failure)
    if (outcome.status === 'pending')
      throw new AppError('payment_pending', say('paymentUnfinished'), {
        action: outcome.action,
      })
  }
  return (await findSubscription(deps.db, id))!
}

function billingColumns(billing: z.output<typeof call.body>['billingAddress']) {
  if (!billing) return {}
  const { address, city, zipCode } = billing
  return { billing_address: address, billing_city: city, billing_zip_code: zipCode }
}

function unreachable(deps: Deps, subscriptionId: string, error: unknown): never {
  if (error instanceof AppError) throw error
  deps.log.error({ err: error, subscriptionId }, 'the payment service could not be asked')
  throw new AppError('payment_unavailable', say('paymentServiceAway'))
}
