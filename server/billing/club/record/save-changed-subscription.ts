/** Stores a changed subscription; when a pause ends, its allowance moves by the length of the pause. */
import type { Transaction } from 'kysely'
import { pausedMs } from '#domain/club/club-changes.ts'
import { type Subscription } from '#domain/club/club.ts'
import type { Tables } from '../../../database/tables.ts'
import {
  saveSubscription,
  extendAllowanceLots,
  subscriptionFromRow,
  type SubscriptionRow,
} from './club-store.ts'

/** @param row the subscription before the change, locked */
export async function saveChangedSubscription(
  tx: Transaction<Tables>,
  row: SubscriptionRow,
  changed: Subscription,
  now: Date,
): Promise<void> {
  await saveSubscription(tx, row.id, changed, now)
  if (row.paused_at !== null && changed.pausedAt === null)
    await extendAllowanceLots(tx, row, row.paused_at, pausedMs(subscriptionFromRow(row), now))
}
