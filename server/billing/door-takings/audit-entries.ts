/** Audit entries for confirmed payments by UPI. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const doorTakingAudit: AuditEntries = {
  'cash.upi_confirmed': ({ data: { number, paymentId, amountPaise } }) => ({
    params: { number, amountPaise },
    details: { paymentId },
  }),
}
