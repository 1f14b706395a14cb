// Queries about a customer's points, and their cache keys.
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listPoints, readLoyalty } from '#contract/discounts/loyalty.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { PAGED, withoutEmptyFields } from '#web/lib/paging.ts'

const askLoyalty = addressOf(readLoyalty)
const askPoints = addressOf(listPoints)

const POINTS_PER_PAGE = 8

/** Points, tier, rewards, vouchers and invitation link. */
export function loyaltyQuery(userId: string) {
  return queryOptions({
    queryKey: ['loyalty', userId],
    queryFn: ({ signal }) => call(askLoyalty, {}, { signal }),
    // Orders give and take points elsewhere.
    staleTime: 0,
  })
}

/** Where the points came from and went to, page by page, newest first. */
export function pointsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['loyalty', userId, 'history'],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askPoints,
        { query: { limit: POINTS_PER_PAGE, ...withoutEmptyFields({ cursor: pageParam }) } },
        { signal },
      ),
    ...PAGED,
    staleTime: 0,
  })
}

/** After points were earned or spent: whatever shows them loads again. */
export function refreshLoyalty(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['loyalty'] })
}
