/** API calls for bags that riders bring. */
import {
  confirmSet,
  listOwnSets,
  listRiderSets,
  takeInSet as takeCall,
} from '#contract/clothes/rider-sets.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { signForSet, takeInSet } from './take-in-set.ts'
import { readOwnSets, readRiderSets } from './view.ts'

export function riderSetRoutes(deps: Deps): Route[] {
  return [
    route(listRiderSets, () => readRiderSets(deps.db)),
    route(takeCall, async ({ params, body, person }) => {
      await takeInSet(deps, person, params.id.toLowerCase(), body)
      return new Answer(await readRiderSets(deps.db), { status: 201 })
    }),
    route(listOwnSets, ({ person }) => readOwnSets(deps.db, person.id)),
    route(confirmSet, async ({ params, person }) => {
      await signForSet(deps, person, params.id.toLowerCase())
      return readOwnSets(deps.db, person.id)
    }),
  ]
}
