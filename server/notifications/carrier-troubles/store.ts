/** SQL for what holds up a whole channel or one text. */
import { sql } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Message } from '#words/message.ts'
import type { Db } from '../../database/transaction.ts'

export interface KnownTrouble {
  channel: NotificationChannel
  /** How the reason of a message begins that met it. */
  beginning: string
  /** Whether it holds up one text and not the whole channel. */
  isOfText: boolean
}

export interface MetTrouble {
  id: string
  channel: NotificationChannel
  isOfText: boolean
  kind: Message['kind']
  /** Of a message about an order's status, each of which has a text of its own. */
  status: OrderStatus | null
  why: string
  at: Date
}

/**
 * The latest message for each trouble that holds. It is over once a later message got through: was taken, or arrived where
 * the one that met it had been taken too.
 * @param since the lowest id of a message that counts
 */
export async function selectTroubles(
  db: Db,
  known: readonly KnownTrouble[],
  since: string,
): Promise<MetTrouble[]> {
  const { rows } = await sql<MetTrouble>`
    select met.id, met.channel, met."isOfText", met.kind, met.status, met.why, met.at
    from (
      select distinct on (message.channel, known.beginning, known.text)
        message.id, message.channel, known.is_of_text as "isOfText", known.text,
        said.kind, said.status,
        message.last_error as why, message.sent_at,
        coalesce(message.sent_at, message.due_at, message.created_at) as at
      from outbox_messages as message
      cross join lateral (${textOf('message')}) as said (kind, status, text)
      cross join lateral (
        select each.beginning, each.is_of_text, case when each.is_of_text then said.text end as text
        from unnest(
          ${known.map(({ channel }) => channel)}::text[],
          ${known.map(({ beginning }) => beginning)}::text[],
          ${known.map(({ isOfText }) => isOfText)}::boolean[]
        ) as each (channel, beginning, is_of_text)
        where each.channel = message.channel and starts_with(message.last_error, each.beginning)
      ) as known
      where message.status in ('waiting', 'failed') and message.id >= ${since}
      order by message.channel, known.beginning, known.text, message.id desc
    ) as met
    where not exists (
      select from outbox_messages as later
      cross join lateral (${textOf('later')}) as said (kind, status, text)
      where later.channel = met.channel and later.id >= ${since} and later.status = 'sent'
        and (met.text is null or said.text = met.text)
        and met.at < case when met.sent_at is null then later.sent_at
          else coalesce(later.delivered_at, later.read_at) end
    )
    order by met.id desc`.execute(db)
  return rows
}

/** Kind and status of a message, and both as one text. */
function textOf(message: 'message' | 'later') {
  const part = sql`${sql.ref(`${message}.parts`)} -> 0`
  return sql`
    select said.kind, said.status, concat_ws(' ', said.kind, said.status)
    from (select ${part} ->> 'kind' as kind, case when ${part} ->> 'kind' = 'order.status_set'
      then ${part} -> 'params' ->> 'status' end as status) as said`
}
