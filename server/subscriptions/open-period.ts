/** Grants a period's allowance. */
import type { Transaction } from 'kysely'
import { lotExpiresAt, type Subscription } from '#domain/club.ts'
import type { Plan } from '#domain/plans.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../platform/ids.ts'
import { insertLot } from './store.ts'

/** Stores what a plan grants in the subscription's present period; the database does so once a period. */
export function openPeriod(
  tx: Transaction<Tables>,
  subscriptionId: string,
  { period, periodStartsAt, periodEndsAt }: Subscription,
  plan: Plan,
  now: Date,
): Promise<void> {
  return insertLot(tx, {
    id: newId(now),
    subscription_id: subscriptionId,
    period,
    starts_at: periodStartsAt,
    ends_at: periodEndsAt,
    expires_at: lotExpiresAt(period, periodEndsAt),
    kilograms: plan.kilograms,
    kilograms_left: plan.kilograms,
    pickups: plan.pickups,
    pickups_left: plan.pickups,
    dry_clean_items: plan.dryCleanItems,
    dry_clean_items_left: plan.dryCleanItems,
  })
}
