/** Audit entries for staff's work on claims. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const claimAudit: AuditEntries = {
  'claim.decided': ({ data: { order, awardPaise, proposedPaise } }) => ({
    params: { order, awardPaise, proposedPaise },
  }),
  'claim.settled': ({ data: { order, refundPaise, voucherPaise, transferPaise } }) => ({
    params: { order, refundPaise, voucherPaise, transferPaise },
  }),
}
