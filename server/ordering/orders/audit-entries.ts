/** What the audit log keeps of orders. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'

export const orderAudit: AuditEntries = {
  'order.placed': ({ actor, data: { userId, number } }) =>
    actor === userId ? null : { params: { number } },
}
