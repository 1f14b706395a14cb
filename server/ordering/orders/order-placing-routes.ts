/** API calls that quote an order and place it. */
import { takeOrder as takeCall } from '#contract/counter/counter.ts'
import { placeOrder as placeCall } from '#contract/orders/orders.ts'
import { quote as quoteCall } from '#contract/orders/quotes.ts'
import { countPromoCodeTry } from '../../billing/promo-codes/promo-tries.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { findCustomer } from './find-customer.ts'
import { ownOrderView } from './listing/view.ts'
import { placeOrder } from './placing/place-order.ts'
import { quoteSelection } from './pricing/quote-selection.ts'

/** For customers, and for staff who take an order at the counter. */
export function orderPlacingRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(quoteCall, ({ body, person, words, request: { ip } }) =>
      quoteSelection(deps, body, { person, ip, words }),
    ),
    route(placeCall, async ({ body, headers, person, words, request: { ip } }) => {
      const customer = await findCustomer(db, person, body.userId ?? person.id)
      const key = headers['idempotency-key'] ?? null
      const { order, isNew } = await countPromoCodeTry(
        deps,
        body.promoCode ?? '',
        { person, ip },
        () => placeOrder(deps, customer, body, key, person),
      )
      return new Answer(ownOrderView(words, order), { status: isNew ? 201 : 200 })
    }),
    route(takeCall, async ({ body, headers, person, words }) => {
      const customer = await findCustomer(db, person, body.userId)
      const key = headers['idempotency-key'] ?? null
      const { order, isNew } = await placeOrder(deps, customer, body, key, person)
      return new Answer(ownOrderView(words, order), { status: isNew ? 201 : 200 })
    }),
  ]
}
