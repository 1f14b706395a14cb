/** Stops a subscription's renewal for a person who can no longer use it. */
import { cancelMembership } from '#domain/club/club-changes.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/app-error.ts'
import { requireUser } from '../../../identity/find-user.ts'
import { changeSubscription } from './change-subscription.ts'
import { findLiveSubscription } from '../record/club-store.ts'

/** Cancels a running subscription, as its member could; one that can't be cancelled just now stays. */
export async function endRenewal(deps: Deps, userId: string): Promise<void> {
  const row = await findLiveSubscription(deps.db, userId)
  if (row?.status !== 'active') return
  try {
    await changeSubscription(deps, await requireUser(deps.db, userId), row.id, {
      change: cancelMembership,
      happened: () => ({
        type: 'subscription.renewal_ended',
        data: { endsAt: row.period_ends_at.toISOString() },
      }),
      actor: null,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    deps.log.warn({ subscriptionId: row.id, code: error.code }, 'a renewal could not be ended')
  }
}
