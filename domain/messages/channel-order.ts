// The order in which channels are tried, by what a message is for.
import type { NotificationChannel } from './notification-settings.ts'

/** What a message is for: to be seen now, or to be kept. */
export const MESSAGE_PURPOSES = ['now', 'keep'] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]

export type ChannelOrder = Record<MessagePurpose, NotificationChannel[]>

/** The order of those who haven't chosen one. */
export const DEFAULT_CHANNEL_ORDER: ChannelOrder = {
  now: ['push', 'whatsapp', 'sms', 'email'],
  keep: ['email', 'whatsapp', 'sms', 'push'],
}

/**
 * Moves a channel by one place among those that are shown; the others keep theirs.
 * @param by -1 towards the front
 */
export function moveChannel(
  order: readonly NotificationChannel[],
  channel: NotificationChannel,
  by: -1 | 1,
  shown: readonly NotificationChannel[],
): NotificationChannel[] {
  const among = order.filter((each) => shown.includes(each))
  const neighbour = among[among.indexOf(channel) + by] ?? channel
  return order.map((each) => {
    if (each === channel) return neighbour
    return each === neighbour ? channel : each
  })
}

/** @param chosen a person's own order; channels that it leaves out come after it, as by default */
export function completeChannelOrder(chosen: Partial<ChannelOrder>): ChannelOrder {
  const complete = (purpose: MessagePurpose) => [
    ...new Set([...(chosen[purpose] ?? []), ...DEFAULT_CHANNEL_ORDER[purpose]]),
  ]
  return { now: complete('now'), keep: complete('keep') }
}
