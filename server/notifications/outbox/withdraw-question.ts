/** Takes a question back that was answered, replaced, or can't be answered any more. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { ASKING } from './about-order.ts'
import { clearNextChannels } from './leaving/fallback-store.ts'

/**
 * What waits to leave is removed, and no other channel is tried. A message that a carrier may have is left to it.
 * @param beginning of the dedupe keys of what is asked
 */
export async function withdrawQuestion(tx: Tx, userId: string, beginning: string): Promise<void> {
  const asked = await tx
    .selectFrom('outbox_messages')
    .select(['id', 'next_channels'])
    .select(sql<boolean>`status = 'waiting' and handed_over_at is null`.as('is_waiting'))
    .where('notification_id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where(sql<boolean>`starts_with(dedupe_key, ${beginning})`),
    )
    .where(sql`parts -> 0 ->> 'kind'`, '=', ASKING)
    .orderBy('id')
    .forUpdate()
    .execute()
  const waiting = asked.flatMap(({ id, is_waiting: isWaiting }) => (isWaiting ? id : []))
  const others = asked.filter((row) => !row.is_waiting && row.next_channels !== null)
  if (waiting.length > 0)
    await tx.deleteFrom('outbox_messages').where('id', 'in', waiting).execute()
  if (others.length > 0)
    await clearNextChannels(
      tx,
      others.map(({ id }) => id),
    )
}
