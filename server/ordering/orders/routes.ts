/** API calls about orders. */
import type { Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { changingRoutes } from './changing-routes.ts'
import { orderPaymentRoutes } from './payment-routes.ts'
import { placingRoutes } from './placing-routes.ts'
import { readingRoutes } from './reading-routes.ts'

export function orderRoutes(deps: Deps): Route[] {
  return [
    ...placingRoutes(deps),
    ...readingRoutes(deps),
    ...changingRoutes(deps),
    ...orderPaymentRoutes(deps),
  ]
}
