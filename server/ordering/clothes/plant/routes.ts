/** API calls for the plant's page. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { plantList, plantLive, setPlantStatus as setCall } from '#contract/clothes/plant.ts'
import { route, streamRoute, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readPlantList } from './read-list.ts'
import { setPlantStatus } from './set-plant-status.ts'
import { plantStream } from './stream-plant.ts'

export function plantRoutes(deps: Deps): Route[] {
  return [
    route(plantList, ({ person }) => readPlantList(deps, branchOfPerson(person))),
    streamRoute(plantLive, () => plantStream(deps)),
    route(setCall, ({ params, body, person }) => setPlantStatus(deps, person, params.id, body)),
  ]
}
