/** SQL for pickup reminders: upcoming pickups, and reminders sent. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'

/** Orders whose pickup begins after an instant and not after another. */
export function selectPickupsBetween(db: Kysely<Tables>, after: Date, until: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('pickup_slots', 'pickup_slots.id', 'orders.slot_id')
    .select(['orders.id', 'orders.number', 'orders.user_id', 'orders.slot_id'])
    .select(['orders.pickup_hand_over', 'orders.delivery_hand_over'])
    .where('orders.status', '=', 'pickup_scheduled')
    .where('orders.pickup_hand_over', '=', 'home')
    .where('starts_at', '>', after)
    .where('starts_at', '<=', until)
    .execute()
}

/** Of the keys of notifications, those that somebody was notified by. */
export async function selectKnownDedupeKeys(
  db: Kysely<Tables>,
  userIds: readonly string[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notifications')
    .select('dedupe_key')
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('dedupe_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.dedupe_key))
}
