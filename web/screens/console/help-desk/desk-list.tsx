// Rows of a help desk list: loading, failed, empty and filled.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the list needs of a query in pages. */
interface Pages {
  data: unknown
  error: unknown
  isPending: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

type DeskListProps = {
  /** What it holds, in the plural: "messages". */
  things: string
  pages: Pages
  empty: string
  rows: readonly { id: string; to: string; isOpen: boolean; content: ReactNode }[]
}

export function DeskList({ things, pages, empty, rows }: DeskListProps) {
  if (pages.isPending) {
    return (
      <div className="grid gap-2">
        <output className="sr-only">{`Loading ${things}`}</output>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-20" />
        ))}
      </div>
    )
  }
  return (
    <div>
      {pages.error !== null && (
        <FailedNotice
          what={`The ${things} couldn’t be loaded.`}
          error={pages.error}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {pages.data !== undefined && rows.length === 0 && (
        <p className="py-6 text-ink-soft">{empty}</p>
      )}
      <ul aria-label={things} className="grid">
        {rows.map(({ id, to, isOpen, content }) => (
          <li key={id} className="border-b border-line first:border-t">
            <Link
              to={to}
              preventScrollReset
              aria-current={isOpen ? 'true' : undefined}
              className={clsx(
                'grid gap-1 px-3 py-3 focus-visible:-outline-offset-3',
                isOpen ? 'bg-primary-wash' : 'hover:bg-primary-wash',
              )}
            >
              {content}
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </div>
  )
}

/** A row's first line: what it is, and its state at the end. */
export function DeskRowHead({ title, end }: { title: string; end: ReactNode }) {
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">{title}</span>
      <span className="shrink-0">{end}</span>
    </span>
  )
}
