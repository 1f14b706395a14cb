/** Audit entries for sets that riders brought. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const riderSetAudit: AuditEntries = {
  'run.set_taken_in': ({ data: { orders, bags, taken } }) => ({ params: { orders, bags, taken } }),
  'run.set_signed': ({ data: { bags, taken } }) => ({ params: { bags, taken } }),
}
