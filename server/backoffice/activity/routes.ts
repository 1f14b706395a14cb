/** The console's API calls for recent activity. */
import { branchOfOrder, branchOfPerson } from '#domain/base/branch.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { activities, adminLive, adminStats, serverNotices } from '#contract/audit/activity.ts'
import {
  adminOrderCounts,
  adminOrders,
  previewStatuses as previewCall,
  setOrderStatus,
  setOrderStatuses,
  undoStatuses as undoCall,
} from '#contract/orders/order-list.ts'
import { toRupees } from '#domain/base/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT } from '../../http/page-links.ts'
import { route, streamRoute, type Route } from '../../http/route.ts'
import { cacheOrders } from '../../ordering/orders/listing/kept-orders.ts'
import { countOrders, listOrders } from '../../ordering/orders/listing/list-orders.ts'
import { staffOrdersStream } from '../../ordering/orders/listing/live.ts'
import { previewStatuses } from '../../ordering/orders/status/preview-statuses.ts'
import { setStatus } from '../../ordering/orders/status/set-status.ts'
import { setStatuses, undoStatuses } from '../../ordering/orders/status/set-statuses.ts'
import { staffOrderView } from '../../ordering/orders/listing/view.ts'
import { listActivities } from './list-activities.ts'
import { readConsoleTotals } from './store.ts'
import { listNoticesOfServers } from '../../platform/servers.ts'

/** A customer is active who ordered in the last 90 days. */
const ACTIVE_MS = 90 * DAY_MS

export function activityRoutes(deps: Deps): Route[] {
  const { db, clock, events } = deps
  const kept = cacheOrders(deps)
  return [
    route(adminStats, async () => {
      await events.settled()
      const totals = await readConsoleTotals(db, new Date(clock().getTime() - ACTIVE_MS))
      return {
        totalOrders: totals.total_orders,
        pendingOrders: totals.total_orders - totals.completed_orders - totals.cancelled_orders,
        activeCustomers: totals.active_customers ?? 0,
        totalRevenue: toRupees(totals.revenue_paise + (totals.club_paise ?? 0)),
      }
    }),
    route(adminOrders, ({ query, request, person }) =>
      listOrders(deps, branchOfPerson(person), kept, query, request),
    ),
    route(adminOrderCounts, ({ query, person }) =>
      countOrders(deps, branchOfPerson(person), query),
    ),
    route(setOrderStatuses, ({ body, person }) =>
      setStatuses(deps, person, body.ids, body.status, body.reason ?? null),
    ),
    route(previewCall, ({ body, person }) =>
      previewStatuses(deps, branchOfPerson(person), body.ids, body.status),
    ),
    route(undoCall, ({ body, person }) => undoStatuses(deps, person, body.changes)),
    route(setOrderStatus, async ({ params, body, person }) => {
      const reason = body.reason ?? null
      const order = await setStatus(deps, person, params.id, body.status, { reason })
      const { counting: countLevels } = await deps.laundry(branchOfOrder(order)).settings.current()
      return staffOrderView(deps.staffWords, order, { now: clock(), countLevels })
    }),
    route(activities, ({ query }) => listActivities(deps, query.limit ?? DEFAULT_LIMIT)),
    route(serverNotices, async () => {
      const all = await listNoticesOfServers(db, deps.notices)
      return all.map(({ code, message }) => ({ code, message }))
    }),
    streamRoute(adminLive, () => staffOrdersStream(deps)),
  ]
}
