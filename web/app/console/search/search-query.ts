// Server query of the console's search.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type SearchHit, searchConsole } from '#contract/search/search.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSearch = addressOf(searchConsole)

/** One letter finds nothing that anybody looks for. */
export const LEAST_TYPED = 2

/** @param q trimmed; asked once there is enough of it */
export function searchQuery(q: string) {
  return queryOptions({
    queryKey: ['admin', 'search', q],
    queryFn: ({ signal }) => call(askSearch, { query: { q } }, { signal }),
    enabled: q.length >= LEAST_TYPED,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Names a hit among all others. */
export function hitKey(hit: SearchHit): string {
  return hit.kind === 'stop' ? `stop-${hit.stop}-${hit._id}` : `${hit.kind}-${hit._id}`
}
