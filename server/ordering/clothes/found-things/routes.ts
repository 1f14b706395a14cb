/** API calls for found things. */
import * as calls from '#contract/clothes/found-things.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readCustody } from '../view.ts'
import { addThing } from './add-thing.ts'
import { giveThing } from './give-thing.ts'
import { listThings } from './list-things.ts'
import { putAside } from './put-aside.ts'

export function foundThingRoutes(deps: Deps): Route[] {
  return [
    route(calls.listFoundThings, () => listThings(deps)),
    route(calls.addFoundThing, async ({ body, person }) => {
      await addThing(deps, person, body)
      return new Answer(await listThings(deps), { status: 201 })
    }),
    route(calls.giveFoundThing, async ({ params, body, headers, person }) => {
      await giveThing(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, body.order)
    }),
    route(calls.putAsideFoundThing, async ({ params, person }) => {
      await putAside(deps, person, params.id)
      return listThings(deps)
    }),
  ]
}
