// Queries of the order screens, and their cache keys.
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { userStats } from '#contract/accounts/accounts.ts'
import { slots } from '#contract/catalogue/catalogue.ts'
import {
  type Order,
  type StaffOrder,
  type TrackedOrder,
  listOrders,
  orderDetails,
} from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const askOrders = addressOf(listOrders)
const askStats = addressOf(userStats)
const askDetails = addressOf(orderDetails)
const askSlots = addressOf(slots)

/** What is looked for among one's orders; all of it is found by the server. */
export type OrderFilter = { q?: string; status?: OrderStatus; days?: number }

/** A customer's orders page by page, newest first. */
export function ordersQuery(userId: string, filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: ['orders', userId, 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askOrders,
        { params: { userId }, query: { ...filter, ...withoutEmptyFields({ cursor: pageParam }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

/** A customer's newest orders, at most `limit` of them. */
export function latestOrdersQuery(userId: string, limit: number, status?: OrderStatus) {
  return queryOptions({
    queryKey: ['orders', userId, 'latest', { limit, status }],
    queryFn: ({ signal }) =>
      call(
        askOrders,
        { params: { userId }, query: { limit, ...(status && { status }) } },
        { signal },
      ),
  })
}

/** This Month and the stats over all time. */
export function orderStatsQuery(userId: string) {
  return queryOptions({
    queryKey: ['orders', userId, 'stats'],
    queryFn: ({ signal }) => call(askStats, { params: { id: userId } }, { signal }),
  })
}

/** One order by its id or number, as this viewer may see it. */
export function orderQuery(reference: string, viewerId: string | null) {
  return queryOptions({
    queryKey: ['order', reference, viewerId],
    queryFn: ({ signal }) => call(askDetails, { params: { orderId: reference } }, { signal }),
  })
}

/** The pickup slots of so many days from today on; for staff also with those that run now. */
export function pickupSlotsQuery(days: number, running = false) {
  return queryOptions({
    queryKey: ['slots', days, running],
    queryFn: ({ signal }) =>
      call(askSlots, { query: { days, ...(running && { running: 'true' }) } }, { signal }),
    staleTime: 0,
  })
}

/** After an order changed, here or elsewhere: every screen that shows orders loads again. */
export function refreshOrders(client: QueryClient): Promise<void[]> {
  return Promise.all(
    ['orders', 'order', 'slots'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  )
}

/** Whether this is the whole order, which its owner and staff get. */
function isWholeOrder(order: Order | StaffOrder | TrackedOrder): order is Order | StaffOrder {
  return 'total' in order
}

/** Whether the order is this person's own. */
export function isOwnOrder(
  order: Order | StaffOrder | TrackedOrder,
  personId: string | undefined,
): order is Order {
  return isWholeOrder(order) && order.userId === personId
}
