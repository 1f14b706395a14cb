/** Events of staff's work on outgoing messages, and of messages that failed. */
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { TextChannel, TextState } from '#domain/messages/templates/registration.ts'

export interface NotificationEvents {
  /** A message that won't leave, or left and didn't arrive. `isUnreachable`: they have no email and no number that takes texts. */
  'outbox_message.unsent': {
    channel: NotificationChannel
    /** Null for a number without an account. */
    userId: string | null
    isUnreachable: boolean
    /** The order whose customer is asked something by it; left out by earlier versions. */
    asksAbout?: { orderId: string; number: string } | null
    /** To a member of staff, as an alarm or the day's figures. */
    isAlarm?: boolean
    /** A code to log in, or to confirm a number. */
    isCode?: boolean
  }
  /** What staff noted of a text at the operators or at Meta. */
  'approved_text.recorded': {
    channel: TextChannel
    language: string
    name: string
    state: TextState
    templateId: string | null
  }
  /** Another delivery of a message; `delivery` counts from 1. */
  'outbox_message.resent': { channel: NotificationChannel; delivery: number; messageId: string }
}
