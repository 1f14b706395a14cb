/** SQL for the order in which a person wants channels tried. */
import {
  type ChannelOrder,
  completeChannelOrder,
  MESSAGE_PURPOSES,
  type MessagePurpose,
} from '#domain/messages/channel-order.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Their own order, and the default for what they haven't chosen. */
export async function selectChannelOrder(db: Db, userId: string): Promise<ChannelOrder> {
  const rows = await db
    .selectFrom('channel_orders')
    .select(['purpose', 'channel'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()
  const chosen = (purpose: MessagePurpose) =>
    rows.filter((row) => row.purpose === purpose).map(({ channel }) => channel)
  return completeChannelOrder({ now: chosen('now'), keep: chosen('keep') })
}

/** Stores the orders that are named; the others stay as they are. */
export async function storeChannelOrder(
  tx: Tx,
  userId: string,
  order: Partial<ChannelOrder>,
): Promise<void> {
  const rows = MESSAGE_PURPOSES.flatMap((purpose) =>
    (order[purpose] ?? []).map((channel, index) => ({
      user_id: userId,
      purpose,
      channel,
      place: index + 1,
    })),
  )
  if (rows.length === 0) return
  await tx
    .deleteFrom('channel_orders')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...new Set(rows.map(({ purpose }) => purpose))])
    .execute()
  await tx.insertInto('channel_orders').values(rows).execute()
}
