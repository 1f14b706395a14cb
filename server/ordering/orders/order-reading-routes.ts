/** API calls that read a customer's orders, once or as a live stream. */
import { branchOfOrder, branchOfPerson } from '#domain/base/branch.ts'
import { userStats } from '#contract/accounts/accounts.ts'
import { live } from '#contract/messages/notifications.ts'
import { orderCalendar } from '#contract/orders/order-calendar.ts'
import { listOrders, type Order, orderDetails, orderLive } from '#contract/orders/orders.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { WrittenJson } from '../../http/answers/written-json.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, streamRoute, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { findCustomer } from './find-customer.ts'
import { cacheOrders } from './listing/kept-orders.ts'
import { listOrdersOf } from './listing/lists.ts'
import { customerOrdersStream, orderStream } from './listing/live.ts'
import { readOrderStats } from './listing/read-order-stats.ts'
import { orderCalendarPart } from './messages/order-calendar.ts'
import { findOrderForMessage } from './messages/written-orders-store.ts'
import { findOrderReference } from './record/find-order-reference.ts'
import { findOrderVersion } from './record/orders-store.ts'
import { readOrder } from './record/read-order.ts'

/** Lists, details, the calendar entry and the streams of changes. */
export function orderReadingRoutes(deps: Deps): Route[] {
  const { db, clock, laundry } = deps
  const kept = cacheOrders(deps)
  return [
    route(listOrders, async ({ params, query, person, request, words }) => {
      await findCustomer(db, person, params.userId)
      const { limit = DEFAULT_LIMIT, cursor, status, q, days } = query
      const since = days === undefined ? undefined : new Date(clock().getTime() - days * DAY_MS)
      const found = await listOrdersOf(db, params.userId, { limit, cursor, status, q, since })
      const { body, headers } = pageAnswer(request, found, limit, ({ id }) => id)
      const list = await kept.list(branchOfPerson(person), 'owner', words, body)
      return new Answer(new WrittenJson<Order[]>(list), { headers })
    }),
    route(userStats, async ({ params, person }) => {
      await findCustomer(db, person, params.id)
      return readOrderStats(deps, params.id)
    }),
    route(orderDetails, async ({ params, person, ownOnly, words }) => {
      const found = await findOrderVersion(db, await findOrderReference(db, params.orderId, person))
      if (!found || (ownOnly && !can(person, 'orders', found.user_id))) throw orderNotFound()
      const own = isRecordOwner(person, found.user_id) ? 'owner' : 'visitor'
      const viewer = can(person, 'orders') ? 'staff' : own
      const written = await kept.one(viewer, words, found)
      if (!written) throw orderNotFound()
      return new WrittenJson(written)
    }),
    route(orderCalendar, async ({ params, person, words }) => {
      const order = await findOrderForMessage(db, params.orderId)
      if (!order || !can(person, 'orders', order.user_id)) throw orderNotFound()
      // Nobody comes for what is brought to the counter.
      if (order.pickup_hand_over === 'counter') throw orderNotFound()
      const context = {
        words,
        settings: await laundry(branchOfOrder(order)).settings.current(),
        baseUrl: deps.config.baseUrl,
      }
      const { method, content, fileName } = orderCalendarPart(context, order)
      return new Answer(Buffer.from(content), {
        headers: {
          'content-type': `text/calendar; charset=utf-8; method=${method}`,
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
    streamRoute(orderLive, async ({ params, person, ownOnly }) => {
      const order = await readOrder(db, params.orderId, person)
      if (ownOnly && !can(person, 'orders', order.user_id)) throw orderNotFound()
      return orderStream(deps, order.id, can(person, 'orders', order.user_id))
    }),
    streamRoute(live, ({ person }) => customerOrdersStream(deps, person)),
  ]
}
