/** API calls that change a placed order: its dates, its lines, its cancellation and its rating. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  changeBooking as changeBookingCall,
  quoteBooking,
} from '#contract/orders/booking-change.ts'
import {
  moveDelivery as moveDeliveryCall,
  orderDeliveries,
} from '#contract/orders/delivery-move.ts'
import {
  cancelOrder as cancelCall,
  rescheduleOrder as rescheduleCall,
} from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { route, type Route } from '../../http/route.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeBooking } from './changing/change-booking.ts'
import { listDeliveryWindows, moveDelivery } from './changing/move-delivery.ts'
import { previewBookingChange } from './changing/preview-booking-change.ts'
import { rescheduleOrder } from './changing/reschedule-order.ts'
import { ownOrderView } from './listing/view.ts'
import { updateOrderRating } from './record/orders-store.ts'
import { readOrder } from './record/read-order.ts'
import { cancelOrder } from './status/cancel-order.ts'

/** Changes answer with the order as it is afterwards; previews store nothing. */
export function orderChangingRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(cancelCall, async ({ params, person, words }) =>
      ownOrderView(words, await cancelOrder(deps, person, params.orderId)),
    ),
    route(rescheduleCall, async ({ params, person, body, words }) =>
      ownOrderView(words, await rescheduleOrder(deps, person, params.orderId, body)),
    ),
    route(orderDeliveries, ({ params, person }) =>
      listDeliveryWindows(deps, person, params.orderId),
    ),
    route(moveDeliveryCall, async ({ params, person, body, words }) => {
      const { deliveryDate: date, deliveryTime: time, ...beside } = body
      const moved = await moveDelivery(deps, person, params.orderId, { date, time }, beside)
      return ownOrderView(words, moved)
    }),
    route(quoteBooking, ({ params, body, person, words }) =>
      previewBookingChange(deps, { person, words }, params.orderId, body.lines),
    ),
    route(changeBookingCall, async ({ params, person, body, words }) =>
      ownOrderView(words, await changeBooking(deps, person, params.orderId, body)),
    ),
    route(rateOrder, async ({ params, person, body, words }) => {
      const rated = await updateOrderRating(db, params.orderId, person.id, {
        rating: body.rating,
        comment: body.comment || null,
        quotable: body.quotable === true,
      })
      deps.laundry(branchOfOrder({ id: params.orderId })).marketing.forget()
      const row = await readOrder(db, params.orderId)
      if (!isRecordOwner(person, row.user_id)) throw orderNotFound()
      if (!rated) throw new AppError('not_completed', say('notCompletedForRating'))
      return ownOrderView(words, row)
    }),
  ]
}
