/** SQL for the fates of sent messages. */
import { sql } from 'kysely'
import { id } from '#contract/base/fields.ts'
import type { MessageFate } from '#domain/messages/message-fate.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type FateRow = Awaited<ReturnType<typeof lockFates>>[number]

function selectFates(db: Db) {
  return db
    .selectFrom('outbox_messages')
    .select([
      'id',
      'channel',
      'carrier_id',
      'parts',
      'status',
      'sent_at',
      'delivered_at',
      'read_at',
      'last_error',
      'next_channels',
    ])
}

/** The messages of a channel that are named by our id, or by their carrier's. */
export function findFates(
  db: Db,
  channel: NotificationChannel,
  named: readonly { messageId: string | null; carrierId: string | null }[],
) {
  // What a carrier repeats to us may be of another program that shares the account.
  const ids = named.flatMap(({ messageId }) => (isId(messageId) ? [messageId] : []))
  // No id of ours has a null byte, and the database takes none.
  const carrierIds = named.flatMap(({ carrierId }) =>
    carrierId?.includes('\u0000') ? [] : (carrierId ?? []),
  )
  return selectFates(db)
    .where('channel', '=', channel)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('carrier_id', '=', sql<string>`any(${carrierIds}::text[])`),
      ]),
    )
    .execute()
}

function isId(text: string | null): text is string {
  return id.safeParse(text).success
}

/** Locks messages until `tx` ends, in the order of their ids. */
export function lockFates(tx: Tx, ids: readonly string[]) {
  return selectFates(tx)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function updateFates(
  tx: Tx,
  fates: readonly (MessageFate & { id: string })[],
): Promise<void> {
  await sql`
    update outbox_messages set status = fate.status, sent_at = fate."sentAt", delivered_at = fate."deliveredAt",
      read_at = fate."readAt", last_error = fate.problem
    from jsonb_to_recordset(${JSON.stringify(fates)}::jsonb) as fate (id uuid, status text, "sentAt" timestamptz,
      "deliveredAt" timestamptz, "readAt" timestamptz, problem text)
    where outbox_messages.id = any(${fates.map(({ id }) => id)}::uuid[]) and outbox_messages.id = fate.id`.execute(
    tx,
  )
}
