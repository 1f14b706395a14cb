/** Audit entries for messages that staff resend. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const outboxAudit: AuditEntries = {
  // The log has it under the names that it was first written with.
  'outbox_message.resent': ({ subject, data: { channel, delivery, messageId } }) => ({
    action: 'letter.resent',
    record: { type: 'letter', id: subject.id },
    params: { channel, delivery },
    details: { channel, delivery, letterId: messageId },
  }),
}
