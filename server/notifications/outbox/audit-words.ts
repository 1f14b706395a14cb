/** What the audit log says of messages that staff send again. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

const KINDS = { email: 'A mail', sms: 'A text message', push: 'A notice' } as const

export const outboxAudit: AuditWords = {
  // The log has it under the names that it was first written with.
  'outbox_message.resent': ({ subject, data: { channel, delivery, messageId } }) => ({
    action: 'letter.resent',
    subject: { type: 'letter', id: subject.id },
    summary: `${KINDS[channel]} was sent again (delivery ${delivery + 1})`,
    details: { channel, delivery, letterId: messageId },
  }),
}
