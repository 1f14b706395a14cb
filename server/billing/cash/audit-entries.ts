/** What the audit log keeps of cash that is handed in and counted. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'

export const cashAudit: AuditEntries = {
  'cash.handed_in': ({ data: { expectedPaise, paise } }) => ({ params: { expectedPaise, paise } }),
  'cash.taken_in': ({ data: { expectedPaise, paise } }) => ({ params: { expectedPaise, paise } }),
  'cash.counted': ({ data: { expectedPaise, paise, beforePaise } }) => ({
    params: { expectedPaise, paise, beforePaise },
  }),
}
