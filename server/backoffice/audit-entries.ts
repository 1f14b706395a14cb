/** What the audit log keeps of exports, backups and customers who are blocked. */
import type { AuditEntries } from '../audit/audit-consumer.ts'

export const backofficeAudit: AuditEntries = {
  'export.downloaded': ({ data: { name, from, to } }) => ({
    params: { name, from, to },
    details: { from, to },
  }),
  'backup.downloaded': () => ({}),
  'customer.blocked': () => ({}),
  'customer.unblocked': () => ({}),
}
