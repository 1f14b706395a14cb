/** SQL for browsers subscribed to push notices. */
import type { Insertable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'

/** A browser belongs to anyone who subscribed with it last, for as long as that session lasts. */
export async function savePushSubscription(
  db: Db,
  row: Insertable<Tables['push_subscriptions']>,
): Promise<void> {
  const { endpoint: _, ...rest } = row
  await db
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute()
}

export async function deletePushSubscription(
  db: Db,
  userId: string,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute()
}

/** The keys to a person's browser; undefined where it isn't subscribed for them any more. */
export function findPushKeys(db: Db, userId: string, endpoint: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Forgets a browser that the push service no longer knows. */
export async function deletePushEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}
