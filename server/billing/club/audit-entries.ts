/** Audit entries for refunded charges. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'

export const chargeAudit: AuditEntries = {
  'charge.refunded': ({ data: { amountPaise } }) => ({
    params: { amountPaise },
    details: { amountPaise },
  }),
}
