// Queries of the admin dashboard, and updates of cached answers after a change.
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { activities, adminStats } from '#contract/audit/activity.ts'
import { adminOrderCounts, adminOrders } from '#contract/orders/order-list.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'
import { type StaffFilter, filterToQuery } from './use-staff-filter.ts'

const askStats = addressOf(adminStats)
const askOrders = addressOf(adminOrders)
const askActivities = addressOf(activities)
const askCounts = addressOf(adminOrderCounts)

const PAGE_SIZE = 25
const FEED_SIZE = 20

const LIST_KEY = ['admin', 'orders']
const COUNTS_KEY = ['admin', 'order-counts']

export const consoleStats = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => call(askStats, {}, { signal }),
})

export const recentActivity = queryOptions({
  queryKey: ['admin', 'activities'],
  queryFn: ({ signal }) => call(askActivities, { query: { limit: FEED_SIZE } }, { signal }),
})

/** All orders that match, page by page. */
export function staffOrdersQuery(filter: StaffFilter) {
  const query = filterToQuery(filter)
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, query],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askOrders,
        { query: { limit: PAGE_SIZE, ...query, ...withoutEmptyFields({ cursor: pageParam }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

/** How many orders match, and how many of all have each status. */
export function staffOrderCountsQuery(filter: StaffFilter) {
  const { sort: _, ...query } = filterToQuery(filter)
  return queryOptions({
    queryKey: [...COUNTS_KEY, query],
    queryFn: ({ signal }) => call(askCounts, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads list, stats and feed again; rows of the list stay where they are while somebody is at work there. */
export function refreshConsole(client: QueryClient): void {
  for (const queryKey of [consoleStats.queryKey, recentActivity.queryKey, COUNTS_KEY, LIST_KEY])
    void client.invalidateQueries({ queryKey })
}

/** Changes an order wherever it stands in the lists; nothing moves. */
export function patchOrderInLists(
  client: QueryClient,
  orderId: string,
  change: (order: StaffOrder) => StaffOrder,
): void {
  client.setQueriesData<ListData>({ queryKey: LIST_KEY }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((order) => (order._id === orderId ? change(order) : order)),
          })),
        },
  )
}

type ListData = InfiniteData<{ items: StaffOrder[]; nextCursor: string | null }>
