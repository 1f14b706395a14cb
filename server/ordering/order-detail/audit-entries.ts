/** Audit entries for notes on orders. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const orderDetailAudit: AuditEntries = {
  'order.noted': ({ data: { number } }) => ({ params: { number } }),
}
