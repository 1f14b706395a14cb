/** Audit entries for cash hand-ins and counts. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const cashAudit: AuditEntries = {
  'cash.handed_in': ({ data: { expectedPaise, paise } }) => ({ params: { expectedPaise, paise } }),
  'cash.taken_in': ({ data: { expectedPaise, paise } }) => ({ params: { expectedPaise, paise } }),
  'cash.counted': ({ data: { expectedPaise, paise, beforePaise } }) => ({
    params: { expectedPaise, paise, beforePaise },
  }),
}
