/** The call of the console's charts. */
import { adminFigures } from '#contract/figures.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { readFigures } from './read-figures.ts'

export function figureRoutes(deps: Deps): Route[] {
  return [route(adminFigures, ({ query }) => readFigures(deps, query.range))]
}
