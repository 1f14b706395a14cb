/** What the audit log says of charges that staff give back. */
import { formatPaise } from '#domain/money.ts'
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const chargeAudit: AuditWords = {
  'charge.refunded': ({ data: { amountPaise } }) => ({
    summary: `A Laundry Club charge: ${formatPaise(amountPaise)} given back`,
    details: { amountPaise },
  }),
}
