/** Audit entries for the registration of texts. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const approvedTextsAudit: AuditEntries = {
  'approved_text.recorded': ({ subject, data: { channel, name, state, templateId } }) => ({
    record: { type: 'approved_text', id: subject.id },
    params: { channel, name, state },
    details: { templateId },
  }),
}
