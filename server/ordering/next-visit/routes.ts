/** API calls about the next visit after a failed one. */
import {
  chooseNextVisit as chooseCall,
  readNextVisit as readCall,
} from '#contract/run-sheet/next-visit.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { chooseNextVisit } from './choose-next-visit.ts'
import { readNextVisit } from './read-next-visit.ts'

export function nextVisitRoutes(deps: Deps): Route[] {
  return [
    route(readCall, ({ params, headers, person, ownOnly }) =>
      readNextVisit(deps, person, params.orderId, ownOnly ? undefined : headers['visit-key']),
    ),
    route(chooseCall, ({ params, body, person, ownOnly }) =>
      chooseNextVisit(deps, person, params.orderId, ownOnly ? { ...body, key: undefined } : body),
    ),
  ]
}
