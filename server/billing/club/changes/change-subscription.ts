/** The common frame of every subscription change by its owner: find, lock, check, store. */
import type { Refusal } from '#domain/club/club-changes.ts'
import type { Subscription } from '#domain/club/club.ts'
import type { Result } from '#domain/base/result.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { EventData, NewEvent } from '../../../events/event-types.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findPendingCharge } from '../record/charge-store.ts'
import { saveChangedSubscription } from '../record/save-changed-subscription.ts'
import {
  findSubscription,
  lockSubscription,
  subscriptionFromRow,
  type SubscriptionRow,
} from '../record/club-store.ts'

export function noSubscriptionError(): AppError {
  return new AppError('no_subscription', say('noSuchSubscription'))
}

/** Events of a subscription that say no more than who changed it to what. */
type Changed =
  | 'subscription.cancelled'
  | 'subscription.renewal_ended'
  | 'subscription.resumed'
  | 'subscription.paused'
  | 'subscription.unpaused'
  | 'subscription.plan_chosen'

/** What happened, but for whose subscription it is. */
type Happened = {
  [T in Changed]: { type: T; data: Omit<EventData[T], 'userId'> }
}[Changed]

export interface Change {
  /** What it becomes, or why that isn't possible. */
  change: (subscription: Subscription, now: Date, tx: Tx) => Result<Subscription, Refusal>
  happened: (changed: Subscription) => Happened
  /** Who does it; its owner if left out. */
  actor?: string | null
}

/**
 * Another customer's subscription is as unknown as none.
 * @throws AppError `no_subscription`, `subscription_not_changeable`, `payment_pending`
 */
export async function changeSubscription(
  deps: Deps,
  person: Person,
  id: string,
  { change, happened, actor = person.id }: Change,
): Promise<SubscriptionRow> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockOwnSubscription(tx, person, id)
    const changed = change(subscriptionFromRow(row), now, tx)
    if (!changed.ok) throw new AppError(changed.error.code, say(changed.error.kind))
    await saveChangedSubscription(tx, row, changed.value, now)
    const { type, data } = happened(changed.value)
    const subject = { kind: 'subscription', id: row.id }
    const event = { type, subject, actor, data: { ...data, userId: row.user_id }, at: now }
    await emit(tx, deps, event as NewEvent)
  })
  return (await findSubscription(deps.db, id))!
}

/**
 * Locks the customer's own subscription until `tx` ends. While a payment is under way nothing else may happen
 * to it, for its outcome decides what it is.
 */
export async function lockOwnSubscription(
  tx: Tx,
  person: Person,
  id: string,
): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, id)
  if (!row || !isRecordOwner(person, row.user_id) || row.status === 'declined')
    throw noSubscriptionError()
  if (await findPendingCharge(tx, id))
    throw new AppError('payment_pending', say('paymentConfirming'))
  return row
}
