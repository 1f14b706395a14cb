/** What the audit log says of staff's work on messages of the contact page. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const contactAudit: AuditWords = {
  'contact_message.answered': () => ({ summary: 'Answered a message of the contact page' }),
  'contact_message.closed': ({ data: { from, to } }) => ({
    summary: 'Closed a message of the contact page',
    details: { from, to },
  }),
  'contact_message.reopened': ({ data: { from, to } }) => ({
    summary: 'Reopened a message of the contact page',
    details: { from, to },
  }),
}
