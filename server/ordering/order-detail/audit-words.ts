/** What the audit log says of notes on orders. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const orderDetailAudit: AuditWords = {
  'order.noted': ({ data: { number } }) => ({
    summary: `Order ${number}: a note for staff was added`,
  }),
}
