/** API calls for arrivals and announced delays. */
import { readArrival as arrivalCall } from '#contract/run-sheet/arrivals.ts'
import {
  announceDelay as announceCall,
  undoDelay as undoCall,
} from '#contract/run-sheet/run-delays.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { announceDelay, undoDelay } from './announce-delay.ts'
import { readArrival } from './read-arrival.ts'

export function arrivalRoutes(deps: Deps): Route[] {
  return [
    route(arrivalCall, ({ params, person }) =>
      readArrival(deps, person, params.orderId.toLowerCase()),
    ),
    route(announceCall, ({ body: { riderId, minutes }, person }) =>
      announceDelay(deps, person, { riderId: riderId?.toLowerCase() ?? person.id, minutes }),
    ),
    route(undoCall, async ({ params, person }) => {
      await undoDelay(deps, person, params.id.toLowerCase())
      return { message: deps.staffWords.answers.delayUndone }
    }),
  ]
}
