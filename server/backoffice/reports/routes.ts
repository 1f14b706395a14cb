/** The call of the console's charts. */
import { adminReports } from '#contract/reports.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { readReports } from './read-reports.ts'

export function reportRoutes(deps: Deps): Route[] {
  return [route(adminReports, ({ query }) => readReports(deps, query.range))]
}
