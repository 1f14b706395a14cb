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

/** @param chosen a person's own order; channels that it leaves out come after it, as by default */
export function completeChannelOrder(chosen: Partial<ChannelOrder>): ChannelOrder {
  const complete = (purpose: MessagePurpose) => [
    ...new Set([...(chosen[purpose] ?? []), ...DEFAULT_CHANNEL_ORDER[purpose]]),
  ]
  return { now: complete('now'), keep: complete('keep') }
}
