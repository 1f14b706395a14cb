/** Audit entries for notes on orders. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'

export const orderDetailAudit: AuditEntries = {
  'order.noted': ({ data: { number } }) => ({ params: { number } }),
}
