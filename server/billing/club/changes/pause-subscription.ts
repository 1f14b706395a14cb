/** Pauses a subscription for some days. */
import { pauseMembership } from '#domain/club/club-changes.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../http/callers/session.ts'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionRow } from '../record/club-store.ts'

/** @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending` */
export function pauseSubscription(
  deps: Deps,
  person: Person,
  id: string,
  days: number,
): Promise<SubscriptionRow> {
  return changeSubscription(deps, person, id, {
    change: (subscription, now) => pauseMembership(subscription, days, now),
    happened: ({ pausedUntil }) => ({
      type: 'subscription.paused',
      data: { until: pausedUntil!.toISOString() },
    }),
  })
}
