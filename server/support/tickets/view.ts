/** Tickets in API answers, for customers and staff. */
import type { StaffTicket, StaffTicketSummary } from '#contract/help/help-desk.ts'
import type { Ticket, TicketSummary } from '#contract/help/tickets.ts'
import type { Words } from '#words/words.ts'
import { pictureView } from '../pictures/pictures-of.ts'
import type { TicketRow, TicketSummaryRow } from './store.ts'

function summaryOf(row: TicketSummaryRow): TicketSummary {
  return {
    number: row.number,
    subject: row.subject,
    category: row.category,
    priority: row.priority,
    status: row.status,
    order:
      row.order_id !== null && row.order_number !== null
        ? { _id: row.order_id, number: row.order_number }
        : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A report is worded for its customer; what they wrote stands as it is. */
export function ownTicketSummaryView(words: Words, row: TicketSummaryRow): TicketSummary {
  const { report } = row
  return { ...summaryOf(row), ...(report && { subject: words.problemSubject(report) }) }
}

/** Without the notes of staff. */
export function ownTicketView(words: Words, row: TicketRow): Ticket {
  return {
    ...ownTicketSummaryView(words, row),
    report: row.report,
    messages: row.messages
      .filter(({ internal }) => !internal)
      .map((message) => ({
        _id: message.id,
        from: message.author,
        text: message.body,
        pictures: message.pictures.map(pictureView),
        createdAt: new Date(message.created_at).toISOString(),
      })),
  }
}

export function staffTicketSummaryView(row: TicketSummaryRow): StaffTicketSummary {
  return {
    ...summaryOf(row),
    _id: row.id,
    customer: { _id: row.user_id, name: row.customer_name, email: row.customer_email },
  }
}

export function staffTicketView(row: TicketRow): StaffTicket {
  return {
    ...staffTicketSummaryView(row),
    report: row.report,
    messages: row.messages.map((message) => ({
      _id: message.id,
      from: message.author,
      text: message.body,
      pictures: message.pictures.map(pictureView),
      internal: message.internal,
      staffName: message.staff_name,
      createdAt: new Date(message.created_at).toISOString(),
    })),
  }
}
