/** API calls about members of staff. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  changeStaffRole as changeCall,
  listStaff,
  reinstateColleague,
  removeColleague as removeCall,
  suspendColleague as suspendCall,
} from '#contract/people/staff.ts'
import type { Person } from '../../http/callers/session.ts'
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
  const views = async (person: Person, id?: string) => {
    const rows = await listStaffRows(db, new URL(config.baseUrl).hostname, clock(), id)
    const current = await laundry(branchOfPerson(person)).settings.current()
    return rows.map((row) => staffView(row, current))
  }
  const viewOf = async (person: Person, id: string) => {
    const [view] = await views(person, id)
    if (!view) throw notFound('colleague')
    return view
  }
  return [
    route(listStaff, ({ person }) => views(person)),
    route(changeCall, async ({ params, body, person }) => {
      await changeStaffRole(deps, person, params.id.toLowerCase(), body)
      return viewOf(person, params.id)
    }),
    route(suspendCall, async ({ params, person }) => {
      await suspendColleague(deps, person, params.id.toLowerCase(), true)
      return viewOf(person, params.id)
    }),
    route(reinstateColleague, async ({ params, person }) => {
      await suspendColleague(deps, person, params.id.toLowerCase(), false)
      return viewOf(person, params.id)
    }),
    route(removeCall, async ({ params, person, words }) => {
      const name = await removeColleague(deps, person, params.id.toLowerCase())
      return { message: words.answers.colleagueRemoved({ name }) }
    }),
  ]
}
