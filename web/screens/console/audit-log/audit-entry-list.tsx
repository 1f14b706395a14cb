// Audit entries: person, action, time, old and new value, and a link to the record.
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { auditLogScreen } from '#words/en/audit/audit-log-screen.ts'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { useWords } from '#web/lib/words.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { pathOfRecord } from './path-of-record.ts'

export function AuditEntryList({ entries }: { entries: readonly AuditEntry[] }) {
  const words = useWords(auditLogScreen)
  const time = useLaundryTime()
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry) => {
        const link = pathOfRecord(entry.subject)
        const changes = words.changes(entry.details)
        return (
          <li
            key={entry._id}
            className="grid gap-x-6 gap-y-1 py-4 lg:grid-cols-[13rem_minmax(0,1fr)_auto]"
          >
            <div className="flex flex-wrap items-baseline gap-x-3 lg:grid lg:content-start">
              <span className="font-semibold wrap-anywhere">
                {entry.actor?.name ?? words.server}
              </span>
              {entry.apiKey && (
                <span className="text-sm wrap-anywhere">{words.byKey(entry.apiKey.name)}</span>
              )}
              <time dateTime={entry.at} className="text-sm text-ink-soft">
                {time.dateTime(entry.at)}
              </time>
            </div>
            <div className="min-w-0">
              <p className="wrap-anywhere">{entry.summary}</p>
              {changes.length > 0 && <Changes changes={changes} />}
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:grid lg:content-start lg:justify-items-end">
              <Badge>{words.action(entry.action)}</Badge>
              <span className="flex gap-4 text-sm">
                <Link
                  to={`/admin/audit-log?subjectType=${encodeURIComponent(entry.subject.type)}&subjectId=${encodeURIComponent(entry.subject.id)}`}
                  className="inline-flex min-h-11 items-center text-ink-soft underline lg:min-h-8"
                >
                  {words.allOfIt}
                </Link>
                {link && (
                  <TextLink to={link} className="inline-flex min-h-11 items-center lg:min-h-8">
                    {words.open(entry.subject.type)}
                  </TextLink>
                )}
              </span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Changes({ changes }: { changes: ReturnType<typeof auditLogScreen.changes> }) {
  const words = useWords(auditLogScreen)
  return (
    <details className="text-sm">
      <summary className="w-fit py-1 text-primary-text">{words.details}</summary>
      <dl className="grid gap-1 pb-1">
        {changes.map(({ field, from, to }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{field || words.value}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
              {from !== null && <s className="text-ink-soft">{from}</s>}
              {from !== null && to !== null && <ArrowRight aria-label={words.to} size={14} />}
              {to !== null && <span className="min-w-0 font-medium">{to}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
