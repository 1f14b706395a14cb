// The customer's tickets, newest first; empty without any.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { TicketBadge } from '#web/features/conversation/ticket-badge.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myTickets } from './ticket-queries.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { ticketsScreen } from '#words/en/help/tickets-screen.ts'

export function TicketList() {
  const list = useInfiniteQuery(myTickets)
  const time = useLaundryTime()
  const words = useWords(ticketsScreen).list
  const all = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending) return <Skeleton className="h-18" />
  if (list.isError && !list.data) {
    return <FailedQueryNotice what={words.notLoaded} query={list} />
  }
  if (all.length === 0) return null
  return (
    <div>
      <h3 className="mb-3 text-lg">{words.title}</h3>
      <ul className="grid border-t-[3px] border-rope">
        {all.map(({ number, subject, status, updatedAt }) => (
          <li key={number} className="border-b border-line">
            <Link
              to={`?ticket=${number}`}
              preventScrollReset
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-primary-wash"
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere underline decoration-2 underline-offset-4">
                  {subject}
                </span>
                <span className="text-xs text-ink-soft">
                  {`${number} · ${time.dateTime(updatedAt)}`}
                </span>
              </span>
              <TicketBadge status={status} side="customer" />
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore
        more={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}
