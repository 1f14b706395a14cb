/** Audit entries for staff's work in the live chat. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const chatAudit: AuditEntries = {
  'chat.answered': ({ data }) => ({ params: { isVisitor: data.userId === null } }),
  'chat.asked_again': () => ({}),
  'chat.closed': () => ({}),
  'chat.reopened': () => ({}),
}
