/** API call for a rider's own run. */
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readOwnRun } from './read-own-run.ts'

export function ownRunRoutes(deps: Deps): Route[] {
  return [route(ownRun, ({ person }) => readOwnRun(deps, person))]
}
