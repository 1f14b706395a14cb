/** The SQL of the contact page's messages. */
import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Db, Tx } from '../database/transaction.ts'

export async function insertMessage(
  tx: Tx,
  row: Insertable<Tables['contact_messages']>,
): Promise<void> {
  await tx.insertInto('contact_messages').values(row).execute()
}

/** What an earlier request with this key asked for, as its hash. */
export async function findHashByKey(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('request_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.request_hash ?? null
}
