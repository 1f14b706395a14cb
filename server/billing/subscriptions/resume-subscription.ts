/** A member takes a cancellation back before the period ends. */
import { resumedNotification } from '#domain/club-notifications.ts'
import { resume } from '#domain/club-changes.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { changeSubscription } from './change-subscription.ts'
import type { SubscriptionRow } from './store.ts'

/** @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending` */
export function resumeSubscription(
  deps: Deps,
  person: Person,
  id: string,
): Promise<SubscriptionRow> {
  return changeSubscription(deps, person, id, {
    name: 'resumed',
    change: resume,
    news: (resumed, day) => resumedNotification(day(resumed.periodEndsAt)),
  })
}
