/** What the audit log says of exports, backups and customers who are blocked. */
import { writeDate } from '#domain/time-zone.ts'
import type { AuditWords } from '../audit/audit-consumer.ts'

export const backofficeAudit: AuditWords = {
  'export.downloaded': ({ data: { name, from, to } }) => ({
    summary: `Exported ${name} as CSV, ${period(from, to)}`,
    details: { from, to },
  }),
  'backup.downloaded': () => ({ summary: 'Downloaded a backup of the whole laundry' }),
  'customer.blocked': () => ({ summary: 'Blocked a customer' }),
  'customer.unblocked': () => ({ summary: 'Unblocked a customer' }),
}

function period(from: string | null, to: string | null): string {
  const day = (date: string) => `${writeDate(date)} ${date.slice(0, 4)}`
  if (from !== null && to !== null) return `${day(from)} to ${day(to)}`
  if (from !== null) return `from ${day(from)} on`
  return to === null ? 'from the first day on' : `up to ${day(to)}`
}
