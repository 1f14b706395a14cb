// How long one channel may take before the next one is tried.
import type { NotificationChannel } from './notification-settings.ts'

const MINUTE_MS = 60_000

/** What a channel's carrier reports of a message that it took. */
export type Reports = 'nothing' | 'deliveries' | 'reads'

/** So long a message may take to leave, and once it left to be delivered, in milliseconds. */
export const PATIENCE_MS: Readonly<Record<NotificationChannel, number>> = {
  push: 2 * MINUTE_MS,
  whatsapp: 10 * MINUTE_MS,
  sms: 15 * MINUTE_MS,
  email: 60 * MINUTE_MS,
}

/** So long one that asks for an answer in time may take to be read after it left, in milliseconds. */
const READ_PATIENCE_MS = 30 * MINUTE_MS

export interface SentMessageFate {
  channel: NotificationChannel
  sentAt: Date
  deliveredAt: Date | null
  readAt: Date | null
}

/**
 * @param reports what the carrier of its channel reports
 * @param mustBeRead whether it asks for an answer that runs out
 * @returns when the next channel is to be tried; null where the message arrived, or would count as arrived anyway
 */
export function overdueAt(
  { channel, sentAt, deliveredAt, readAt }: SentMessageFate,
  { reports, mustBeRead }: { reports: Reports; mustBeRead: boolean },
): Date | null {
  if (reports === 'nothing' || readAt !== null) return null
  if (deliveredAt === null) return new Date(sentAt.getTime() + PATIENCE_MS[channel])
  const isUnread = mustBeRead && reports === 'reads'
  return isUnread ? new Date(sentAt.getTime() + READ_PATIENCE_MS) : null
}
