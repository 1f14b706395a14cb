/** Audit entries for staff's work on tickets. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const ticketAudit: AuditEntries = {
  'ticket.answered': ({ data: { number } }) => ({ params: { number } }),
  'ticket.noted': ({ data: { number } }) => ({ params: { number } }),
  'ticket.status_set': ({ data: { number, from, to } }) => ({
    params: { number, from, to },
    details: { from, to },
  }),
  'ticket.priority_set': ({ data: { number, from, to } }) => ({
    params: { number, from, to },
    details: { from, to },
  }),
}
