// What the admin dashboard asks the server, and how a change reaches the answers that are already here.
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import type { activities, adminOrders, adminStats, setOrderStatus } from '#contract/admin.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { addressOf, call, callPage } from '#web/api.ts'

const askStats = addressOf<typeof adminStats>('GET', '/api/admin/stats')
const askOrders = addressOf<typeof adminOrders>('GET', '/api/admin/orders')
const askActivities = addressOf<typeof activities>('GET', '/api/activities')
const askStatus = addressOf<typeof setOrderStatus>('PUT', '/api/admin/orders/:id')

const PAGE_SIZE = 25
const FEED_SIZE = 20

/** What staff look for; an empty text and no status are everything. */
export type StaffFilter = { q: string; status: OrderStatus | null }

export const consoleStats = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => call(askStats, {}, { signal }),
})

export const recentActivity = queryOptions({
  queryKey: ['admin', 'activities'],
  queryFn: ({ signal }) => call(askActivities, { query: { limit: FEED_SIZE } }, { signal }),
})

/** All orders that match, page by page, newest first. */
export function staffOrderPages({ q, status }: StaffFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'orders', { q, status }],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askOrders,
        {
          query: {
            limit: PAGE_SIZE,
            ...(q && { q }),
            ...(status && { status }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** Sets an order's status on the server; gives the order as it then is. */
export function saveStatus(id: string, status: OrderStatus): Promise<StaffOrder> {
  return call(askStatus, { params: { id }, body: { status } })
}

/** Loads figures and feed afresh, and the list too unless it is to stay as it stands. */
export function refreshConsole(client: QueryClient, withList: boolean): void {
  const keys = [consoleStats.queryKey, recentActivity.queryKey, ...(withList ? [LIST_KEY] : [])]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}

/** Changes an order wherever it stands in the lists; nothing moves. */
export function patchOrder(
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

const LIST_KEY = ['admin', 'orders']

type ListData = InfiniteData<{ items: StaffOrder[]; nextCursor: string | null }>
