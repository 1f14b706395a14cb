/** The calls about who works here. */
import { changeStaffRole as changeCall, listStaff } from '#contract/staff.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeStaffRole } from './change-staff-role.ts'
import { listStaffRows } from './store.ts'
import { staffView } from './view.ts'

export function staffRoutes(deps: Deps): Route[] {
  return [
    route(listStaff, async () => (await listStaffRows(deps.db)).map(staffView)),
    route(changeCall, async ({ params, body, person }) =>
      staffView(await changeStaffRole(deps, person, params.id.toLowerCase(), body)),
    ),
  ]
}
