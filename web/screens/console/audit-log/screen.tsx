// The audit log: which member of staff changed which record, newest first.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { auditLogScreen } from '#words/en/audit/audit-log-screen.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { currentAddress } from '#web/lib/current-address.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditFilter, auditEntriesQuery, auditFilterOf } from './audit-queries.ts'
import { withoutEmptyFields } from '#web/lib/paging.ts'
import { AuditEntryList } from './audit-entry-list.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

/** The audit log. */
export default function AdminAuditLog() {
  const words = useWords(auditLogScreen)
  const [params, setParams] = useSearchParams()
  const filter = auditFilterOf(params)
  const entries = useInfiniteQuery(auditEntriesQuery(filter))
  const all = entries.data?.pages.flatMap((page) => page.items) ?? []
  const isFiltered = Object.keys(withoutEmptyFields(filter)).length > 0
  const narrow = (to: Partial<AuditFilter>) =>
    setParams(withoutEmptyFields({ ...auditFilterOf(currentAddress()), ...to }), {
      replace: true,
      preventScrollReset: true,
    })
  const clear = () => setParams({}, { replace: true, preventScrollReset: true })

  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
      </header>
      <AuditFilters filter={filter} isFiltered={isFiltered} onChange={narrow} onClear={clear} />
      <div aria-busy={entries.isPlaceholderData}>
        {entries.isPending && <SkeletonList rows={5} label={words.loading} />}
        {entries.isError && (
          <FailedQueryNotice what={words.notLoaded} query={entries} retry={words.retry} />
        )}
        {all.length > 0 && (
          <div className={entries.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            <AuditEntryList entries={all} />
          </div>
        )}
        {entries.isSuccess && all.length === 0 && (
          <EmptyState
            title={isFiltered ? words.noMatches : words.nothingYet}
            illustration={<EmptyClothesline />}
            action={
              isFiltered ? (
                <Button variant="secondary" onClick={clear}>
                  {words.clearFilters}
                </Button>
              ) : undefined
            }
          >
            {words.emptyHint}
          </EmptyState>
        )}
        <ShowMore
          more={entries.hasNextPage}
          busy={entries.isFetchingNextPage}
          label={words.more}
          busyLabel={words.loadingMore}
          onMore={() => void entries.fetchNextPage()}
        />
      </div>
    </div>
  )
}
