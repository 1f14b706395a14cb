// Lists of the console's first page and today's money, also while loading, failed or empty.
import { useQuery } from '@tanstack/react-query'
import type { NowAnswer } from '#contract/operate/now.ts'
import { countOfNumber, NUMBER_NAMES } from '#domain/operate/console-numbers.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { MissingBackupNotice } from '#web/features/backup/nightly-backup.tsx'
import { nowQuery, useNowLiveState } from '#web/features/now/now-query.ts'
import { StopsToDecide } from '#web/features/stops-to-decide/stops-to-decide.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ClaimsSection } from './claims-section.tsx'
import { FailingSchedules } from './failing-schedules.tsx'
import { DueSection } from './due-section.tsx'
import { NOW_SECTIONS } from './sections.ts'
import { NoticedFaults } from './noticed-faults.tsx'
import { NumberLines } from './number-lines.tsx'
import { UnansweredSection } from './unanswered-section.tsx'
import { UnsentSection } from './unsent-section.tsx'

/** The page as one of staff sees it. */
export function NowSections({ user }: { user: User }) {
  const words = useWords(nowScreen)
  const now = useQuery(nowQuery)
  const line = useNowLiveState()
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 md:py-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <LiveStateLine state={line} />
      </div>
      {user.permissions?.includes('backups') && <MissingBackupNotice />}
      {now.isPending && <SkeletonList rows={4} label={words.loading} />}
      {now.isError && <FailedQueryNotice what={words.notLoaded} query={now} />}
      {now.data && <Lists user={user} now={now.data} />}
    </div>
  )
}

function Lists({ user, now }: { user: User; now: NowAnswer }) {
  const words = useWords(nowScreen)
  const { due, waiting, claims, unsent, taken } = now
  const sections = NOW_SECTIONS.filter(
    ({ needs }) => needs === undefined || user.permissions?.includes(needs),
  )
  const isQuiet =
    sections.every((section) => due[section.due] === 0) &&
    !claims?.count &&
    NUMBER_NAMES.every((name) => countOfNumber(now, name) === 0)
  return (
    <>
      {taken && <TakenToday taken={taken} />}
      {now.stopsToDecide ? <StopsToDecide /> : null}
      <FailingSchedules schedules={now.failingSchedules ?? []} />
      <NoticedFaults notices={now.serverNotices ?? []} />
      <NumberLines numbers={now} />
      {isQuiet ? (
        <EmptyState illustration={<EmptyClothesline />} title={words.quiet}>
          {words.quietHint}
        </EmptyState>
      ) : (
        <div className="gap-4 md:columns-2 xl:columns-3">
          {unsent && unsent.count > 0 && (
            <UnsentSection
              unsent={unsent}
              allAt={
                user.permissions?.includes('settings')
                  ? '/admin/outbox?state=failed'
                  : '/admin/customers'
              }
            />
          )}
          {claims && claims.late > 0 && <ClaimsSection claims={claims} />}
          {sections.map((section) => (
            <DueSection key={section.due} section={section} count={due[section.due]} />
          ))}
          {claims && claims.late === 0 && <ClaimsSection claims={claims} />}
          {waiting && <UnansweredSection waiting={waiting} />}
        </div>
      )}
    </>
  )
}

function TakenToday({ taken }: { taken: NonNullable<NowAnswer['taken']> }) {
  const words = useWords(nowScreen)
  return (
    <section
      aria-label={words.taken}
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-md border border-line bg-sheet px-4 py-2.5"
    >
      <h2 className="text-sm font-semibold text-ink-soft">{words.taken}</h2>
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {(['cash', 'upi', 'card'] as const).map((method) => (
          <div key={method} className="flex items-baseline gap-2">
            <dt className="text-sm text-ink-soft">{words[method]}</dt>
            <dd className="font-semibold tabular-nums">
              {taken[method] > 0 ? (
                <TextLink
                  to={`/admin/dashboard?taken=${method}`}
                  className="inline-flex min-h-11 items-center"
                >
                  {rupeesText(taken[method])}
                </TextLink>
              ) : (
                rupeesText(0)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
