/** What happens in the support wing: tickets, chats and messages of the contact page. */
import type { TicketPriority, TicketStatus } from '#domain/tickets.ts'

/** A ticket by its number, and whose it is. */
interface TicketRef {
  number: string
  userId: string
}

export interface SupportEvents {
  'ticket.opened': TicketRef
  /** Its customer wrote. */
  'ticket.replied': TicketRef & { messageId: string }
  /** Staff wrote to its customer. */
  'ticket.answered': TicketRef & { messageId: string }
  /** Staff left a note that only staff read. */
  'ticket.noted': TicketRef & { messageId: string }
  /** `withAnswer`: together with an answer, which says enough. */
  'ticket.status_set': TicketRef & { from: TicketStatus; to: TicketStatus; withAnswer: boolean }
  'ticket.priority_set': TicketRef & { from: TicketPriority; to: TicketPriority }
}
