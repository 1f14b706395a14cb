/** Grants a period's allowance. */
import type { Transaction } from 'kysely'
import { lotExpiryOf, type Subscription } from '#domain/club/club.ts'
import type { Tables } from '../../../database/tables.ts'
import { newId } from '../../../platform/ids.ts'
import { insertAllowanceLot } from './club-store.ts'

/** Stores what the member's terms grant in the present period; the database does so once a period. */
export function grantPeriodAllowance(
  tx: Transaction<Tables>,
  subscriptionId: string,
  { period, periodStartsAt, periodEndsAt, terms }: Subscription,
  now: Date,
): Promise<void> {
  return insertAllowanceLot(tx, {
    id: newId(now),
    subscription_id: subscriptionId,
    period,
    starts_at: periodStartsAt,
    ends_at: periodEndsAt,
    expires_at: lotExpiryOf(period, periodEndsAt),
    kilograms: terms.kilograms,
    kilograms_left: terms.kilograms,
    pickups: terms.pickups,
    pickups_left: terms.pickups,
    dry_clean_items: terms.dryCleanItems,
    dry_clean_items_left: terms.dryCleanItems,
  })
}
