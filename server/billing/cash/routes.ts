/** API calls for handing in and counting cash. */
import {
  countCash as countCall,
  handInCash,
  handInLeftCash,
  listHandIns,
  listLeftCash,
  readOwnCash,
} from '#contract/cash/cash.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { countCash } from './count-cash.ts'
import { handIn, handInLeft } from './hand-in.ts'
import { findLeftCash, listHandInRows } from './store.ts'
import { handInView, leftCashView, ownCashView } from './view.ts'

export function cashRoutes(deps: Deps): Route[] {
  return [
    route(readOwnCash, ({ person }) => ownCashView(deps.db, person.id)),
    route(handInCash, async ({ body, person }) => {
      await handIn(deps, person, body)
      return new Answer(await ownCashView(deps.db, person.id), { status: 201 })
    }),
    route(listLeftCash, async () => (await findLeftCash(deps.db)).map(leftCashView)),
    route(handInLeftCash, async ({ params, body, person }) => {
      await handInLeft(deps, person, params.id.toLowerCase(), body)
      return new Answer((await findLeftCash(deps.db)).map(leftCashView), { status: 201 })
    }),
    route(listHandIns, async () => (await listHandInRows(deps.db)).map(handInView)),
    route(countCall, async ({ params, body, person }) => {
      const counted = await countCash(deps, person, params.id.toLowerCase(), body)
      return new Answer(handInView(counted), { status: 201 })
    }),
  ]
}
