// History of a customer's points: earned and spent.
import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { PointsEntry } from '#contract/discounts/loyalty.ts'
import { pointsHistory } from '#words/en/discounts/loyalty-tab.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { pointsQuery } from '#web/features/account/loyalty-queries.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { formatPoints } from './tier-card.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function PointsHistory({ userId }: { userId: string }) {
  const words = useWords(pointsHistory)
  const pages = useInfiniteQuery(pointsQuery(userId))
  const entries = pages.data?.pages.flatMap((page) => page.items)
  return (
    <Panel as="section" aria-labelledby="points-history">
      <h2 id="points-history" className="text-xl">
        {words.title}
      </h2>
      {pages.isPending && (
        <div className="mt-4">
          <SkeletonList rows={2} label={words.loading} />
        </div>
      )}
      {pages.isError && (
        <div className="mt-4">
          <FailedQueryNotice what={words.notLoaded} query={pages} />
        </div>
      )}
      {entries?.length === 0 && (
        <EmptyState
          title={words.none}
          action={<LinkButton to="/new-order">{words.schedule}</LinkButton>}
        >
          {words.noneLine}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ul>
      )}
      <ShowMore
        more={pages.hasNextPage && !pages.isError}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </Panel>
  )
}

function Entry({ entry }: { entry: PointsEntry }) {
  const words = useWords(pointsHistory)
  const time = useLaundryTime()
  const isSpent = entry.points < 0
  const points = formatPoints(Math.abs(entry.points))
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {entry.orderId ? (
            <TextLink to={`/track-order?orderId=${entry.orderId}`}>{entry.title}</TextLink>
          ) : (
            entry.title
          )}
        </p>
        <p className="text-sm text-ink-soft">{time.day(entry.at)}</p>
      </div>
      <p
        className={clsx(
          'shrink-0 font-display text-lg font-bold tabular-nums',
          isSpent ? 'text-danger-text' : 'text-success-text',
        )}
      >
        <MarkedText
          text={isSpent ? words.spent({ points }) : words.earned({ points })}
          parts={[unseen]}
        />
      </p>
    </li>
  )
}

function unseen(text: string) {
  return <span className="sr-only">{text}</span>
}
