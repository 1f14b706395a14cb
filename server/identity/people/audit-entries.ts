/** Audit entries about staff: joined, suspended, permissions changed. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const peopleAudit: AuditEntries = {
  'staff.role_changed': ({ data: { from, to } }) => ({
    params: {
      preset: to.preset,
      ...(to.morePresets && { morePresets: to.morePresets }),
    },
    details: { from, to },
  }),
  'staff.suspended': () => ({}),
  'staff.reinstated': () => ({}),
  'staff.removed': ({ data: { from } }) => ({
    params: { preset: from.preset },
    details: { from },
  }),
}
