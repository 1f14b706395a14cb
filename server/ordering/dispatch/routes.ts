/** API calls for riders: what they hold, handing it over, and moving stops between them. */
import {
  moveStops as moveCall,
  readRunBoard as boardCall,
  type StopMove,
} from '#contract/run-sheet/board.ts'
import { readNewStopRules as rulesCall } from '#contract/run-sheet/new-stops.ts'
import {
  handOverRun as handOverCall,
  readRiderHoldings as holdingsCall,
} from '#contract/run-sheet/rider-holdings.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { handOverRun } from './hand-over-run.ts'
import { moveStops } from './move-stops.ts'
import { readNewStopRules } from './read-new-stop-rules.ts'
import { readRiderHoldings } from './read-rider-holdings.ts'
import { readRunBoard } from './read-run-board.ts'

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
    route(boardCall, ({ query, person }) => readRunBoard(deps, person, query.date)),
    route(rulesCall, ({ person }) => readNewStopRules(deps, person)),
    route(moveCall, async ({ body, person }) => ({
      moved: await moveStops(deps, person, body.moves.map(inSmallLetters)),
    })),
  ]
}

/** Ids as they are stored. */
function inSmallLetters({ kind, ...ids }: StopMove): StopMove {
  return {
    kind,
    orderId: ids.orderId.toLowerCase(),
    from: ids.from && ids.from.toLowerCase(),
    to: ids.to && ids.to.toLowerCase(),
  }
}
