/** SQL for messages and codes that couldn't be sent. */
import { sql, type Insertable } from 'kysely'
import type { MessagePart } from '../../../database/own-types.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Db, Tx } from '../../../database/transaction.ts'

/** Whether a code to a number failed, in a message whose id is no smaller. */
export async function hasUnsentCode(tx: Tx, recipient: string, since: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox_messages')
    .select('id')
    .where('status', '=', 'failed')
    .where('id', '>=', since)
    .where('recipient', '=', recipient)
    .where(sql`parts -> 0 ->> 'kind'`, '=', 'phone.code')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a text with a code as failed, without the code. */
export async function insertUnsentCode(
  tx: Tx,
  row: Pick<
    Insertable<Tables['outbox_messages']>,
    'id' | 'user_id' | 'recipient' | 'search_text' | 'last_error' | 'created_at'
  >,
): Promise<void> {
  const parts: MessagePart[] = [{ kind: 'phone.code', params: {} }]
  await tx
    .insertInto('outbox_messages')
    .values({ ...row, channel: 'sms', status: 'failed', attempts: 1, parts: JSON.stringify(parts) })
    .execute()
}

/** More than are written about the orders of one list. */
const MOST_ABOUT = 1000

/** What is said about some topics, the newest first. */
export function selectMessagesOfTopics(db: Db, topics: readonly string[]) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'user_id', 'topic', 'parts'])
    .where('topic', '=', sql<string>`any(${[...topics]}::text[])`)
    .orderBy('id', 'desc')
    .limit(MOST_ABOUT)
    .execute()
}
