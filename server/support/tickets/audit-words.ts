/** What the audit log says of staff's work on tickets. */
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '#domain/tickets.ts'
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const ticketAudit: AuditWords = {
  'ticket.answered': ({ data }) => ({ summary: `Answered ticket ${data.number}` }),
  'ticket.noted': ({ data }) => ({ summary: `Left a note on ticket ${data.number}` }),
  'ticket.status_set': ({ data: { number, from, to } }) => ({
    summary: `Ticket ${number}: ${statusLabel(to)} instead of ${statusLabel(from)}`,
    details: { from, to },
  }),
  'ticket.priority_set': ({ data: { number, from, to } }) => ({
    summary: `Ticket ${number}: priority ${priorityLabel(to)} instead of ${priorityLabel(from)}`,
    details: { from, to },
  }),
}

function statusLabel(status: TicketStatus): string {
  return TICKET_STATUSES.find(({ value }) => value === status)!.label
}

function priorityLabel(priority: TicketPriority): string {
  return TICKET_PRIORITIES.find(({ value }) => value === priority)!.label
}
