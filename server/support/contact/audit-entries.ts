/** Audit entries for staff's work on contact messages. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const contactAudit: AuditEntries = {
  'contact_message.answered': () => ({}),
  'contact_message.closed': ({ data: { from, to } }) => ({ details: { from, to } }),
  'contact_message.reopened': ({ data: { from, to } }) => ({ details: { from, to } }),
}
