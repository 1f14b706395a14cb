/** API calls about orders. */
import type { Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { orderChangingRoutes } from './order-changing-routes.ts'
import { orderPaymentRoutes } from './payment-routes.ts'
import { orderPlacingRoutes } from './order-placing-routes.ts'
import { orderReadingRoutes } from './order-reading-routes.ts'

export function orderRoutes(deps: Deps): Route[] {
  return [
    ...orderPlacingRoutes(deps),
    ...orderReadingRoutes(deps),
    ...orderChangingRoutes(deps),
    ...orderPaymentRoutes(deps),
  ]
}
