// History of a customer's points: earned and spent.
import { useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { PointsEntry } from '#contract/discounts/loyalty.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { pointsPages } from '#web/features/account/loyalty-queries.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { countText } from './tier-card.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

export function PointsHistory({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(pointsPages(userId))
  const entries = pages.data?.pages.flatMap((page) => page.items)
  return (
    <Panel as="section" aria-labelledby="points-history">
      <h2 id="points-history" className="text-xl">
        History
      </h2>
      {pages.isPending && (
        <div className="mt-4">
          <SkeletonList rows={2} label="Loading your history" />
        </div>
      )}
      {pages.isError && (
        <div className="mt-4">
          <FailedQuery what="Your history couldn’t be loaded." query={pages} />
        </div>
      )}
      {entries?.length === 0 && (
        <EmptyState
          title="No points yet"
          action={<LinkButton to="/new-order">Schedule a pickup</LinkButton>}
        >
          Every rupee of a completed order is a point.
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
  const time = useLaundryTime()
  const isSpent = entry.points < 0
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
        {isSpent ? '−' : '+'}
        {countText(Math.abs(entry.points))}
        <span className="sr-only"> points</span>
      </p>
    </li>
  )
}
