/** API calls for riders: what they hold, and handing it over. */
import {
  handOverRun as handOverCall,
  readRiderHoldings as holdingsCall,
} from '#contract/run-sheet/rider-holdings.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { handOverRun } from './hand-over-run.ts'
import { readRiderHoldings } from './read-rider-holdings.ts'

export function dispatchRoutes(deps: Deps): Route[] {
  return [
    route(holdingsCall, ({ params, query, person }) =>
      readRiderHoldings(deps, person, {
        riderId: params.id.toLowerCase(),
        date: query.date ?? null,
      }),
    ),
    route(handOverCall, ({ params, body: { to, ...asked }, person }) =>
      handOverRun(deps, person, {
        riderId: params.id.toLowerCase(),
        to: to?.toLowerCase() ?? null,
        ...asked,
      }),
    ),
  ]
}
