/** SQL for test messages. */
import { sql, type Insertable } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Channel } from '../channels/channel.ts'

/** The addresses of a person on the given channels, whatever they chose. */
export async function selectAddresses(
  db: Db,
  channels: readonly Channel[],
  userId: string,
  at: Date,
): Promise<{ channel: NotificationChannel; recipient: string }[]> {
  const ways = channels.map(
    (channel) => sql`
      select ${sql.lit(channel.name)} as channel, each.recipient
      from (${channel.recipients(sql.lit(true), 'asked.at')}) as each (recipient)`,
  )
  const { rows } = await sql<{ channel: NotificationChannel; recipient: string }>`
    select way.channel, way.recipient
    from (select ${at}::timestamptz as at) as asked
    cross join users
    cross join lateral (${sql.join(ways, sql` union all `)}) as way
    where users.id = ${userId}`.execute(db)
  return rows
}

export async function insertTestMessages(
  tx: Tx,
  rows: readonly Insertable<Tables['outbox_messages']>[],
): Promise<void> {
  await tx.insertInto('outbox_messages').values(rows).execute()
}
