/** Audit entries for refunded charges. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const chargeAudit: AuditEntries = {
  'charge.refunded': ({ data: { amountPaise } }) => ({
    params: { amountPaise },
    details: { amountPaise },
  }),
  'subscription.refund_failed': ({ data: { refundId, amountPaise } }) => ({
    params: { amountPaise },
    details: { refundId, amountPaise },
  }),
}
