/** Audit entries for runs that are handed over. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const dispatchAudit: AuditEntries = {
  'run.handed_over': ({ data: { from, to, date, stops, units } }) => ({
    params: { stops, units, isAssigned: to !== null },
    details: { from, to, date },
  }),
}
