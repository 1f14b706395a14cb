/** Events of the help desk: tickets, chats and contact messages. */
import type { Settlement } from '#domain/help/claims.ts'
import type { TicketPriority, TicketStatus } from '#domain/help/tickets.ts'

/** A ticket by its number, and whose it is. */
interface TicketRef {
  number: string
  userId: string
}

/** A claim by its ticket's number, null once that was erased, and its order. */
interface ClaimRef {
  ticket: string | null
  userId: string | null
  orderId: string
  order: string
}

/** Whose a chat or a message is; null for a visitor's. */
interface WrittenBy {
  userId: string | null
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

  'claim.reported': ClaimRef
  /** Nothing is given where `awardPaise` is 0. `revision`: how often it was decided by then. The reason stands in its entry. */
  'claim.decided': ClaimRef & { awardPaise: number; proposedPaise: number; revision: number }
  /** `voucherCode` and `reference`: of the voucher and the transfer, where there is one. */
  'claim.settled': ClaimRef & Settlement & { voucherCode: string | null; reference: string | null }

  /** Its customer wrote, and nobody waited in it for an answer. */
  'chat.asked': WrittenBy
  'chat.answered': WrittenBy
  /** By WhatsApp, for their last message was too old to be answered. */
  'chat.asked_again': WrittenBy
  'chat.closed': WrittenBy
  'chat.reopened': WrittenBy
  /** Its customer has not looked at the answers after one message, up to another, for a while. */
  'chat.left_unseen': { userId: string; afterMessageId: number; lastMessageId: number }

  'contact_message.sent': WrittenBy
  'contact_message.answered': WrittenBy & { answerId: string }
  'contact_message.closed': WrittenBy & { from: string; to: 'closed' }
  'contact_message.reopened': WrittenBy & { from: string; to: 'open' }
}
