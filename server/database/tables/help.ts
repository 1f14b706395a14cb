/** The rows of the help desk: answers to messages, tickets and chats. */
import type { ChatAuthor, ChatStatus } from '#domain/help/chats.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { ProblemReport } from '#domain/help/order-problems.ts'
import type {
  TicketCategory,
  TicketPriority,
  TicketStatus,
  TicketAuthor,
} from '#domain/help/tickets.ts'

export interface ContactAnswersTable {
  id: string
  message_id: string
  staff_id: string | null
  answer: string
  idempotency_key: string | null
  created_at: Date
}

export interface TicketsTable {
  id: string
  number: string
  user_id: string
  subject: string
  category: TicketCategory
  priority: TicketPriority
  status: Generated<TicketStatus>
  order_id: string | null
  idempotency_key: string | null
  request_hash: string | null
  report: JSONColumnType<ProblemReport> | null
  created_at: Date
  updated_at: Date
}

export interface TicketMessagesTable {
  id: string
  ticket_id: string
  author: TicketAuthor
  staff_id: string | null
  internal: Generated<boolean>
  body: string
  idempotency_key: string | null
  created_at: Date
}

export interface ChatsTable {
  id: string
  user_id: string | null
  visitor_hash: string | null
  visitor_name: string | null
  status: Generated<ChatStatus>
  last_message_id: Generated<number>
  customer_seen: Generated<number>
  staff_seen: Generated<number>
  customer_last: Generated<number>
  notified_until: Generated<number>
  /** The last message that a person wrote, and the last that staff answered or closed the chat over. */
  last_human_id: Generated<number>
  answered_until: Generated<number>
  created_at: Date
  last_message_at: Date
}

export interface ChatMessagesTable {
  id: Generated<number>
  chat_id: string
  author: ChatAuthor
  staff_id: string | null
  body: string
  client_id: string | null
  created_at: Date
}

/** A picture of a message; of none until the message that it was sent for names it. */
export interface MessagePicturesTable {
  picture_id: string
  user_id: string | null
  ticket_message_id: string | null
  chat_message_id: number | null
  created_at: Date
}

/** One of staff's open streams of the help desk. */
export interface DeskPresenceTable {
  id: string
  seen_at: Date
}
