/** API calls for places. */
import { branchOfPerson } from '#domain/base/branch.ts'
import * as calls from '#contract/clothes/places.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createPlace, renamePlace } from './create-place.ts'
import { moveUnit } from './move-unit.ts'
import { retirePlace } from './retire-place.ts'
import { selectPlaces } from './store.ts'
import { findUnitPlaces } from './find-unit-places.ts'

export function placeRoutes(deps: Deps): Route[] {
  return [
    route(calls.listPlaces, () => selectPlaces(deps.db)),
    route(
      calls.makePlace,
      async ({ body, person }) =>
        new Answer(await createPlace(deps, person, body), { status: 201 }),
    ),
    route(calls.renamePlace, ({ params, body, person }) =>
      renamePlace(deps, person, params.code, body),
    ),
    route(calls.retirePlace, async ({ params, person }) => {
      await retirePlace(deps, person, params.code)
      return selectPlaces(deps.db)
    }),
    route(calls.moveUnit, ({ body, headers, person }) =>
      moveUnit(deps, person, body, headers['idempotency-key'] ?? null),
    ),
    route(calls.whereIs, ({ query, person }) =>
      findUnitPlaces(deps, branchOfPerson(person), query.q?.trim() ?? ''),
    ),
  ]
}
