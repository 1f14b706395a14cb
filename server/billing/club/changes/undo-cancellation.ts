/** Withdraws a cancellation before the period ends. */
import { resumeMembership } from '#domain/club/club-changes.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../http/callers/session.ts'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionRow } from '../record/club-store.ts'

/** @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending` */
export function undoCancellation(deps: Deps, person: Person, id: string): Promise<SubscriptionRow> {
  return changeSubscription(deps, person, id, {
    change: resumeMembership,
    happened: ({ periodEndsAt }) => ({
      type: 'subscription.resumed',
      data: { endsAt: periodEndsAt.toISOString() },
    }),
  })
}
