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
import { recordHandIn, recordHandInOfFormerStaff } from './record-hand-in.ts'
import { findCashOfFormerStaff, listHandInRows } from './store.ts'
import { handInView, formerStaffCashView, findOwnCash } from './view.ts'

export function cashRoutes(deps: Deps): Route[] {
  return [
    route(readOwnCash, ({ person }) => findOwnCash(deps, person)),
    route(handInCash, async ({ body, person }) => {
      await recordHandIn(deps, person, body)
      return new Answer(await findOwnCash(deps, person), { status: 201 })
    }),
    route(listLeftCash, async () =>
      (await findCashOfFormerStaff(deps.db)).map(formerStaffCashView),
    ),
    route(handInLeftCash, async ({ params, body, person }) => {
      await recordHandInOfFormerStaff(deps, person, params.id.toLowerCase(), body)
      return new Answer((await findCashOfFormerStaff(deps.db)).map(formerStaffCashView), {
        status: 201,
      })
    }),
    route(listHandIns, async () => (await listHandInRows(deps.db)).map(handInView)),
    route(countCall, async ({ params, body, person }) => {
      const counted = await countCash(deps, person, params.id.toLowerCase(), body)
      return new Answer(handInView(counted), { status: 201 })
    }),
  ]
}
