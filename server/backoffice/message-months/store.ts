/** SQL for messages of a month. */
import { sql } from 'kysely'
import { FREE_REPLIES } from '#domain/messages/message-cost.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Message } from '#words/message.ts'
import type { Db } from '../../database/transaction.ts'
import { firstIdFrom } from '../../platform/ids.ts'

export interface MessageSum {
  channel: NotificationChannel
  kind: Message['kind']
  /** Of a message about an order's status. */
  status: OrderStatus | null
  sent: number
  delivered: number
  read: number
  failed: number
  waiting: number
  segments: number | null
  /** In hundredths of a paisa. */
  cost: number | null
  priced: number
}

/** How many replies by WhatsApp were free in a month, and how many charged, from all of the laundry's numbers. */
export async function selectReplyCounts(
  db: Db,
  month: string,
): Promise<{ free: number; charged: number }> {
  const { rows } = await sql<{ free: number; charged: number }>`
    select coalesce(sum(least(replies, ${FREE_REPLIES})), 0)::integer as free,
      coalesce(sum(greatest(replies - ${FREE_REPLIES}, 0)), 0)::integer as charged
    from whatsapp_reply_months where month = ${month}`.execute(db)
  return rows[0]!
}

/** A message waits for no longer than quiet hours and its tries last: two days, and one more. */
const LONGEST_WAIT_MS = 3 * 24 * 3_600_000

/**
 * A message counts in the month in which it left, or was written if it didn't leave; of several parts, by its newest.
 * Ids sort by the time of writing, so only the rows of the month and of the days before it are read.
 */
export async function selectMessageSums(db: Db, from: Date, before: Date): Promise<MessageSum[]> {
  const { rows } = await sql<MessageSum>`
    select channel, kind, status_set as status,
      count(sent_at) as sent,
      count(coalesce(delivered_at, read_at)) as delivered,
      count(read_at) as read,
      count(*) filter (where status = 'failed') as failed,
      count(*) filter (where status = 'waiting') as waiting,
      sum(segments) as segments, sum(cost_hundredths) as cost, count(cost_hundredths) as priced
    from outbox_messages
    cross join lateral (select parts -> 0 ->> 'kind' as kind) as newest
    cross join lateral (
      select case when kind = 'order.status_set' then parts -> 0 -> 'params' ->> 'status' end as status_set) as about
    where id >= ${firstIdFrom(new Date(from.getTime() - LONGEST_WAIT_MS))} and id < ${firstIdFrom(before)}
      and coalesce(sent_at, created_at) >= ${from} and coalesce(sent_at, created_at) < ${before}
    group by channel, kind, status_set`.execute(db)
  return rows
}
