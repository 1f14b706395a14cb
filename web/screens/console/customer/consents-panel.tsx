// A customer's consents: what they agreed to, when and in which words, and what they withdrew.
import { useQuery } from '@tanstack/react-query'
import { consentPanel } from '#words/en/messages/consent-record.ts'
import { consentsQuery } from '#web/features/account/profile-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function ConsentsPanel({ userId }: { userId: string }) {
  const words = useWords(consentPanel)
  const { day } = useLaundryTime()
  const consents = useQuery(consentsQuery(userId))
  return (
    <Panel as="section" aria-labelledby="consents" className="grid grid-cols-1 gap-3">
      <h2 id="consents" className="text-xl">
        {words.title}
      </h2>
      {consents.isPending && <Skeleton className="h-16" />}
      {consents.isError && !consents.data && (
        <FailedQueryNotice what={words.failed} query={consents} />
      )}
      {consents.data?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {consents.data && consents.data.length > 0 && (
        <ul className="grid gap-3">
          {consents.data.map((consent) => (
            <li key={`${consent.subject} ${consent.givenAt}`} className="wrap-anywhere">
              <p>
                {words.given({
                  subject: consent.subject,
                  wording: consent.wording,
                  day: day(consent.givenAt),
                  place: consent.givenBy,
                })}
              </p>
              {consent.withdrawnAt && consent.withdrawnBy && (
                <p className="text-sm text-ink-soft">
                  {words.withdrawn({ day: day(consent.withdrawnAt), place: consent.withdrawnBy })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
