/** API calls about orders. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import {
  cancelOrder as cancelCall,
  listOrders,
  type Order,
  orderDetails,
  orderLive,
  placeOrder as placeCall,
  rescheduleOrder as rescheduleCall,
} from '#contract/orders/orders.ts'
import { takeOrder as takeCall } from '#contract/counter/counter.ts'
import {
  changeBooking as changeBookingCall,
  quoteBooking,
} from '#contract/orders/booking-change.ts'
import {
  moveDelivery as moveDeliveryCall,
  orderDeliveries,
} from '#contract/orders/delivery-move.ts'
import { orderCalendar } from '#contract/orders/order-calendar.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { quote as quoteCall } from '#contract/orders/quotes.ts'
import { userStats } from '#contract/accounts/accounts.ts'
import { live } from '#contract/messages/notifications.ts'
import { can, isOwner } from '#domain/people/permissions.ts'
import type { Deps } from '../../platform/deps.ts'
import { withPromoTry } from '../../billing/promo-codes/promo-tries.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { DEFAULT_LIMIT, page } from '../../http/page-links.ts'
import { requireUser } from '../../identity/find-user.ts'
import { Answer, route, streamRoute, type Route } from '../../http/route.ts'
import { WrittenJson } from '../../http/answers/written-json.ts'
import type { Person } from '../../http/callers/session.ts'
import { changeBooking } from './changing/change-booking.ts'
import { cancelOrder } from './status/cancel-order.ts'
import { ordersSource, ownSource } from './listing/live.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { calendarPart } from './messages/order-calendar.ts'
import { listDeliveries, moveDelivery } from './changing/move-delivery.ts'
import { placeOrder } from './placing/place-order.ts'
import { rescheduleOrder } from './changing/reschedule-order.ts'
import { statsOf } from './listing/stats-of.ts'
import { findReference } from './record/find-reference.ts'
import { keepOrders } from './listing/kept-orders.ts'
import { listOrdersOf } from './listing/lists.ts'
import { previewBooking } from './changing/preview-booking.ts'
import { quoteSelection } from './pricing/quote-selection.ts'
import { readOrder } from './record/read-order.ts'
import { findVersion, updateRating } from './record/orders-store.ts'
import { takeOrder } from './placing/take-order.ts'
import { findWritten } from './messages/written-orders-store.ts'
import { ownOrder } from './listing/view.ts'

export function orderRoutes(deps: Deps): Route[] {
  const { db, clock, settings, words } = deps
  const kept = keepOrders(deps)

  /**
   * The customer that a call is about: the caller, or whom staff name.
   * @throws AppError `not_found` when staff name nobody
   */
  async function customerOf(person: Person, userId: string): Promise<Person> {
    return isOwner(person, userId) ? person : requireUser(db, userId)
  }

  return [
    route(quoteCall, ({ body, person, request: { ip } }) =>
      quoteSelection(deps, body, { person, ip }),
    ),
    route(placeCall, async ({ body, headers, person, request: { ip } }) => {
      const customer = await customerOf(person, body.userId ?? person.id)
      const key = headers['idempotency-key'] ?? null
      const { order, isNew } = await withPromoTry(deps, body.promoCode ?? '', { person, ip }, () =>
        placeOrder(deps, customer, body, key, person),
      )
      return new Answer(ownOrder(words, order), { status: isNew ? 201 : 200 })
    }),
    route(takeCall, async ({ body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      const { order, isNew } = await takeOrder(deps, person, body, key)
      return new Answer(ownOrder(words, order), { status: isNew ? 201 : 200 })
    }),
    route(listOrders, async ({ params, query, person, request }) => {
      await customerOf(person, params.userId)
      const { limit = DEFAULT_LIMIT, cursor, status, q, days } = query
      const since = days === undefined ? undefined : new Date(clock().getTime() - days * DAY_MS)
      const found = await listOrdersOf(db, params.userId, { limit, cursor, status, q, since })
      const { body, headers } = page(request, found, limit, ({ id }) => id)
      return new Answer(new WrittenJson<Order[]>(await kept.list('owner', body)), { headers })
    }),
    route(userStats, async ({ params, person }) => {
      await customerOf(person, params.id)
      return statsOf(deps, params.id)
    }),
    route(orderDetails, async ({ params, person, ownOnly }) => {
      const found = await findVersion(db, await findReference(db, params.orderId, person))
      if (!found || (ownOnly && !can(person, 'orders', found.user_id))) throw orderNotFound()
      const own = isOwner(person, found.user_id) ? 'owner' : 'visitor'
      const written = await kept.one(can(person, 'orders') ? 'staff' : own, found)
      if (!written) throw orderNotFound()
      return new WrittenJson(written)
    }),
    route(orderCalendar, async ({ params, person }) => {
      const order = await findWritten(db, params.orderId)
      if (!order || !can(person, 'orders', order.user_id)) throw orderNotFound()
      // Nobody comes for what is brought to the counter.
      if (order.pickup_hand_over === 'counter') throw orderNotFound()
      const context = {
        words: deps.words,
        settings: await settings.current(),
        baseUrl: deps.config.baseUrl,
      }
      const { method, content, fileName } = calendarPart(context, order)
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
      return ordersSource(deps, { orderId: order.id })
    }),
    streamRoute(live, ({ person }) => ownSource(deps, person)),
    route(cancelCall, async ({ params, person }) =>
      ownOrder(words, await cancelOrder(deps, person, params.orderId)),
    ),
    route(rescheduleCall, async ({ params, person, body }) =>
      ownOrder(words, await rescheduleOrder(deps, person, params.orderId, body)),
    ),
    route(orderDeliveries, ({ params, person }) => listDeliveries(deps, person, params.orderId)),
    route(moveDeliveryCall, async ({ params, person, body }) => {
      const { deliveryDate: date, deliveryTime: time, ...beside } = body
      const moved = await moveDelivery(deps, person, params.orderId, { date, time }, beside)
      return ownOrder(words, moved)
    }),
    route(quoteBooking, ({ params, body, person }) =>
      previewBooking(deps, person, params.orderId, body.lines),
    ),
    route(changeBookingCall, async ({ params, person, body }) =>
      ownOrder(words, await changeBooking(deps, person, params.orderId, body)),
    ),
    route(rateOrder, async ({ params, person, body }) => {
      const rated = await updateRating(db, params.orderId, person.id, {
        rating: body.rating,
        comment: body.comment || null,
        quotable: body.quotable === true,
      })
      deps.marketing.forget()
      const row = await readOrder(db, params.orderId)
      if (!isOwner(person, row.user_id)) throw orderNotFound()
      if (!rated) throw new AppError('not_completed', say('notCompletedForRating'))
      return ownOrder(words, row)
    }),
  ]
}
