/** API calls for found things. */
import * as calls from '#contract/clothes/found-things.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readCustody } from '../view.ts'
import { addFoundThing } from './add-found-thing.ts'
import { assignFoundThing } from './assign-found-thing.ts'
import { listFoundThings } from './list-found-things.ts'
import { putFoundThingAside } from './put-found-thing-aside.ts'

export function foundThingRoutes(deps: Deps): Route[] {
  return [
    route(calls.listFoundThings, () => listFoundThings(deps)),
    route(calls.addFoundThing, async ({ body, person }) => {
      await addFoundThing(deps, person, body)
      return new Answer(await listFoundThings(deps), { status: 201 })
    }),
    route(calls.giveFoundThing, async ({ params, body, headers, person }) => {
      await assignFoundThing(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, body.order)
    }),
    route(calls.putAsideFoundThing, async ({ params, person }) => {
      await putFoundThingAside(deps, person, params.id)
      return listFoundThings(deps)
    }),
  ]
}
