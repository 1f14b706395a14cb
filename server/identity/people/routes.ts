/** API calls about members of staff. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import {
  changeStaffRole as changeCall,
  listStaff,
  reinstateColleague,
  removeColleague as removeCall,
  suspendColleague as suspendCall,
} from '#contract/people/staff.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeStaffRole } from './change-staff-role.ts'
import { removeColleague } from './remove-colleague.ts'
import { listStaffRows } from './store.ts'
import { suspendColleague } from './suspend-colleague.ts'
import { staffView } from './view.ts'

export function staffRoutes(deps: Deps): Route[] {
  const { config, db, laundry, clock } = deps
  const views = async (id?: string) => {
    const rows = await listStaffRows(db, new URL(config.baseUrl).hostname, clock(), id)
    const current = await laundry(MAIN_BRANCH).settings.current()
    return rows.map((row) => staffView(row, current))
  }
  const viewOf = async (id: string) => {
    const [view] = await views(id)
    if (!view) throw notFound('colleague')
    return view
  }
  return [
    route(listStaff, () => views()),
    route(changeCall, async ({ params, body, person }) => {
      await changeStaffRole(deps, person, params.id.toLowerCase(), body)
      return viewOf(params.id)
    }),
    route(suspendCall, async ({ params, person }) => {
      await suspendColleague(deps, person, params.id.toLowerCase(), true)
      return viewOf(params.id)
    }),
    route(reinstateColleague, async ({ params, person }) => {
      await suspendColleague(deps, person, params.id.toLowerCase(), false)
      return viewOf(params.id)
    }),
    route(removeCall, async ({ params, person, words }) => {
      const name = await removeColleague(deps, person, params.id.toLowerCase())
      return { message: words.answers.colleagueRemoved({ name }) }
    }),
  ]
}
