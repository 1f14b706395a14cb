/** The calls of the plant's page. */
import { plantList, plantLive, setPlantStatus as setCall } from '#contract/plant.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { setPlantStatus } from './set-plant-status.ts'
import { selectToProcess } from './store.ts'
import { streamPlant } from './stream-plant.ts'
import { plantOrder } from './view.ts'

export function plantRoutes(deps: Deps): Route[] {
  return [
    route(plantList, async () =>
      (await selectToProcess(deps.db)).map((row) => plantOrder(deps.words, row)),
    ),
    route(plantLive, ({ reply }) => streamPlant(deps, reply)),
    route(setCall, ({ params, body, person }) => setPlantStatus(deps, person, params.id, body)),
  ]
}
