/** What the audit log says of what staff do to orders. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const orderAudit: AuditWords = {
  'order.placed': ({ actor, data: { number, userId } }) =>
    actor === userId ? null : { summary: `Order ${number} was placed for its customer` },
}
