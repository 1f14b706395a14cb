/** The frame of every change that an owner makes: found, locked, allowed, stored, its owner notified. */
import type { Refusal } from '#domain/club-changes.ts'
import type { Subscription } from '#domain/club.ts'
import type { NotificationText } from '#domain/order-notifications.ts'
import type { Result } from '#domain/result.ts'
import { isOwner } from '#domain/permissions.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { notifyMember, dayOf } from './notify-member.ts'
import { pendingChargeOf } from './charge-store.ts'
import { saveChanged } from './save-changed.ts'
import {
  findSubscription,
  lockSubscription,
  subscriptionOf,
  type SubscriptionRow,
} from './store.ts'

export function noSubscription(): AppError {
  return new AppError('no_subscription', 'There is no such subscription.')
}

export interface Change {
  /** Names it in the notification. */
  name: string
  /** What it becomes, or why that isn't possible. */
  change: (subscription: Subscription, now: Date, tx: Tx) => Result<Subscription, Refusal>
  news: (
    changed: Subscription,
    day: (instant: Date) => string,
    tx: Tx,
  ) => Promise<NotificationText> | NotificationText
}

/**
 * Another customer's subscription is as unknown as none.
 * @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending`
 */
export async function changeSubscription(
  deps: Deps,
  person: Person,
  id: string,
  { name, change, news }: Change,
): Promise<SubscriptionRow> {
  const { timeZone } = await deps.settings.current()
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, person, id)
    const changed = change(subscriptionOf(row), now, tx)
    if (!changed.ok) throw new AppError(changed.error.code, changed.error.message)
    await saveChanged(tx, row, changed.value, now)
    const text = await news(changed.value, (instant) => dayOf(instant, timeZone), tx)
    await notifyMember(tx, deps, row, `${name}:${now.getTime()}`, text, now)
  })
  return (await findSubscription(deps.db, id))!
}

/**
 * Locks the customer's own subscription until `tx` ends. While a payment is under way nothing else may happen
 * to it, for its outcome decides what it is.
 */
export async function lockOwn(tx: Tx, person: Person, id: string): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, id)
  if (!row || !isOwner(person, row.user_id) || row.status === 'declined') throw noSubscription()
  if (await pendingChargeOf(tx, id))
    throw new AppError(
      'payment_pending',
      'Your payment is being confirmed right now. Please try again in a few minutes.',
    )
  return row
}
