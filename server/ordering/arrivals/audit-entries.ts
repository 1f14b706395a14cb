/** Audit entries for announced delays. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const arrivalsAudit: AuditEntries = {
  'run.delay_announced': ({ data: { delayId, minutes, told } }) => ({
    params: { minutes, told },
    details: { delayId },
  }),
  'run.delay_undone': ({ data: { delayId, minutes } }) => ({
    params: { minutes },
    details: { delayId },
  }),
}
