/** What staff do with what leaves. */
import type { NotificationChannel } from '#domain/notification-settings.ts'

export interface NotificationEvents {
  /** Another delivery of a message; `delivery` counts from 1. */
  'outbox_message.resent': { channel: NotificationChannel; delivery: number; messageId: string }
}
