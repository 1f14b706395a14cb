/** Tries no other channel for messages that were answered or replaced. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** @param beginning of the dedupe keys of what they say */
export async function stopFallbacks(tx: Tx, userId: string, beginning: string): Promise<void> {
  await tx
    .updateTable('outbox_messages')
    .set({ next_channels: null })
    .where('next_channels', 'is not', null)
    .where('notification_id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where(sql<boolean>`starts_with(dedupe_key, ${beginning})`),
    )
    .execute()
}
