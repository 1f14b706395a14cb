/** API calls for the till of a day or a month. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { cashOfDay, cashOfMonth } from '#contract/cash/cash.ts'
import { eveningOfDay } from '#contract/cash/evening.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readEvening } from './read-evening.ts'
import { readTillOfDay, readTillOfMonth } from './read-till.ts'

export function tillRoutes(deps: Deps): Route[] {
  return [
    route(eveningOfDay, ({ params, person }) =>
      readEvening(deps, branchOfPerson(person), params.date),
    ),
    route(cashOfDay, ({ params, person }) =>
      readTillOfDay(deps, branchOfPerson(person), params.date),
    ),
    route(cashOfMonth, ({ params, person }) =>
      readTillOfMonth(deps, branchOfPerson(person), params.month),
    ),
  ]
}
