/** API calls for bulk changes to orders. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  assignStops as assignCall,
  bagCounts as bagCountsCall,
  bagTags,
  messageCustomers as messageCall,
  markOrdersPaid,
  moveDeliveries,
  movePickups,
} from '#contract/orders/order-bulk.ts'
import {
  separateDelivery as deliverApartCall,
  joinDeliveries as deliverTogetherCall,
} from '#contract/orders/order-together.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  bagTagsOfOrder,
  drawBagTagsPdf,
  toInlinePdfAnswer,
} from '../order-detail/print-bag-tags.ts'
import { readOrdersById } from '../orders/record/read-order.ts'
import { assignStops } from './assign-stops.ts'
import { countLabelsPerOrder } from './count-labels-per-order.ts'
import { separateDelivery, joinDeliveries } from './join-deliveries.ts'
import { messageCustomers } from './message-customers.ts'
import { markOrdersPaidOneByOne } from './mark-orders-paid.ts'
import { moveDeliveriesOneByOne, movePickupsOneByOne } from './move-orders.ts'
import { countBagsOfOrders } from '../clothes/record/count-bags-of-orders.ts'

export function bulkRoutes(deps: Deps): Route[] {
  return [
    route(movePickups, ({ body, person }) => movePickupsOneByOne(deps, person, body)),
    route(moveDeliveries, ({ body, person }) => moveDeliveriesOneByOne(deps, person, body)),
    route(deliverTogetherCall, ({ params, body, person }) =>
      joinDeliveries(deps, person, params.id, body),
    ),
    route(deliverApartCall, ({ params, body, person }) =>
      separateDelivery(deps, person, params.id, body),
    ),
    route(assignCall, ({ body: { ids, ...to }, person }) => assignStops(deps, person, ids, to)),
    route(markOrdersPaid, ({ body, person }) => markOrdersPaidOneByOne(deps, person, body)),
    route(messageCall, ({ body: { ids, text }, headers, person }) =>
      messageCustomers(deps, person, ids, { text, key: headers['idempotency-key'] ?? null }),
    ),
    route(bagCountsCall, async ({ query }) =>
      [...(await countBagsOfOrders(deps.db, query.ids.toLowerCase().split(',')))].map(
        ([id, bags]) => ({
          id,
          bags,
        }),
      ),
    ),
    route(bagTags, async ({ query, person }) => {
      const bags = await countLabelsPerOrder(deps, branchOfPerson(person), query)
      const orders = await readOrdersById(deps.db, [...bags.keys()])
      if (orders.length < bags.size) throw orderNotFound()
      const tags = []
      for (const order of orders) tags.push(await bagTagsOfOrder(deps, order, bags.get(order.id)!))
      const title = deps.staffWords.bagTags.titleOfSeveral(orders.length)
      return toInlinePdfAnswer(await drawBagTagsPdf(title, tags), 'bag-tags.pdf')
    }),
  ]
}
