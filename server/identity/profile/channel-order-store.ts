/** SQL for the order in which a person wants channels tried. */
import {
  type ChannelChange,
  type ChannelChoices,
  channelsFor,
  type FirstChannels,
  MESSAGE_PURPOSES,
  MESSAGE_SUBJECTS,
} from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Their own order, and the default for what they haven't chosen. */
export async function selectChannelOrder(db: Db, userId: string): Promise<ChannelChoices> {
  const rows = await db
    .selectFrom('channel_orders')
    .select(['purpose', 'channel'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()
  const first = Object.fromEntries(
    MESSAGE_SUBJECTS.map((subject) => [
      subject,
      rows.find(({ purpose }) => purpose === subject)?.channel ?? null,
    ]),
  ) as FirstChannels
  const [now, keep] = MESSAGE_PURPOSES.map((purpose) =>
    channelsFor(rows, { purpose, subject: null }),
  )
  return { now: now!, keep: keep!, first }
}

/** Stores the orders and the first channels that are named; the others stay as they are. */
export async function storeChannelOrder(
  tx: Tx,
  userId: string,
  change: ChannelChange,
): Promise<void> {
  const { first = {} } = change
  const lists = [
    ...MESSAGE_PURPOSES.map((purpose) => ({ purpose, channels: change[purpose] })),
    ...MESSAGE_SUBJECTS.map((purpose) => ({ purpose, channels: asList(first[purpose]) })),
  ].filter(({ channels }) => channels !== undefined)
  if (lists.length === 0) return
  await tx
    .deleteFrom('channel_orders')
    .where('user_id', '=', userId)
    .where(
      'purpose',
      'in',
      lists.map(({ purpose }) => purpose),
    )
    .execute()
  const rows = lists.flatMap(({ purpose, channels = [] }) =>
    channels.map((channel, index) => ({ user_id: userId, purpose, channel, place: index + 1 })),
  )
  if (rows.length > 0) await tx.insertInto('channel_orders').values(rows).execute()
}

/** @param channel null for none; undefined for one that isn't named */
function asList(channel: NotificationChannel | null | undefined) {
  if (channel === undefined) return undefined
  return channel === null ? [] : [channel]
}
