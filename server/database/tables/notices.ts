/** The rows of what people are notified of, and in which ways. */
import type { Generated, JSONColumnType } from 'kysely'
import type { BellKind } from '#domain/people/staff-bell.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'

export interface NotificationsTable {
  id: string
  user_id: string
  /** One row a person and key. */
  dedupe_key: string
  /** What it says: an entry of `words.messages`, and its parameters. */
  kind: string
  params: JSONColumnType<object>
  link: string | null
  read_at: Date | null
  created_at: Date
  /** Until then it can be withdrawn with everything that waits to leave of it. */
  held_until: Generated<Date | null>
}

/** What somebody of the staff has chosen to hear of. */
export interface StaffBellsTable {
  user_id: string
  /** What they switched off. */
  muted: BellKind[]
  sound: boolean
}

/** One thing that a message says, worded when it is sent or read. */
export interface MessagePart {
  /** The notification's id; null or left out where there is none. */
  id?: string | null
  /** An entry of `words.messages`. */
  kind: string
  params: object
  link?: string | null
  /** What of its topic it is about: of several parts about one thing the newest alone is said. */
  about?: string | null
  /** Of several parts with the same the newest alone is said; it joined with this. */
  replaces?: string
  /** For when it comes first in its message: the message's `search_text`. */
  searchText?: string
}

export interface OutboxMessagesTable {
  id: string
  user_id: string | null
  notification_id: string | null
  channel: NotificationChannel
  recipient: string
  reply_to_name: string | null
  reply_to_address: string | null
  /** The title in the laundry's language, for searching alone. */
  search_text: string
  /** What it says, the newest first; never empty. */
  parts: JSONColumnType<MessagePart[]>
  link: string | null
  status: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
  sent_at: Date | null
  /** When a process took it on itself to hand it over; where several share the work. */
  handed_over_at: Generated<Date | null>
  /** What it is about, such as `order:<id>`; messages of one topic within minutes become one. */
  topic: Generated<string | null>
  /** When one that waits for more may leave; null for one that leaves at once. */
  due_at: Generated<Date | null>
  /** Until then a part of it can be withdrawn. */
  held_until: Generated<Date | null>
  /** Counts how often it was put off; a job of an earlier revision leaves it alone. */
  revision: Generated<number>
  /** When its time came: from then on its words stay as they are. */
  sealed_at: Generated<Date | null>
  /** The message that this is a further delivery of, and the how-maniest; null and 0 for a message itself. */
  resend_of: Generated<string | null>
  resend_number: Generated<number>
}

export interface PushSubscriptionsTable {
  endpoint: string
  user_id: string
  /** The session that turned notices on in this browser; they end with it. */
  session_id: string
  p256dh: string
  auth: string
  created_at: Date
}
