/** Audit entries for exports, backups and blocked customers. */
import type { AuditEntries } from '../audit/audit-consumer.ts'

export const backofficeAudit: AuditEntries = {
  'export.downloaded': ({ data: { name, from, to, count } }) => ({
    params: { name, from, to, ...(count !== undefined && { count }) },
    details: { from, to, count },
  }),
  'backup.downloaded': () => ({}),
  'customer.blocked': () => ({}),
  'customer.unblocked': () => ({}),
}
