/** What the audit log says of staff's work in the live chat. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const chatAudit: AuditWords = {
  'chat.answered': ({ data }) => ({
    summary: `Wrote to a ${data.userId === null ? 'visitor' : 'customer'} in the live chat`,
  }),
  'chat.closed': () => ({ summary: 'Closed a live chat' }),
  'chat.reopened': () => ({ summary: 'Reopened a live chat' }),
}
