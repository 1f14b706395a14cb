/** API calls that skip a pickup by the link of its reminder. */
import {
  readPickupToSkip as readCall,
  skipPickup as skipCall,
} from '#contract/orders/skip-pickup.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readPickupToSkip, skipPickup } from './skip-pickup.ts'

export function skipRoutes(deps: Deps): Route[] {
  return [
    route(readCall, ({ params, headers }) =>
      readPickupToSkip(deps, params.orderId, headers['skip-key'] ?? ''),
    ),
    route(skipCall, ({ params, body }) => skipPickup(deps, params.orderId, body.key)),
  ]
}
