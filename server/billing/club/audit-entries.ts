/** What the audit log keeps of charges that staff give back. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'

export const chargeAudit: AuditEntries = {
  'charge.refunded': ({ data: { amountPaise } }) => ({
    params: { amountPaise },
    details: { amountPaise },
  }),
}
