/** API calls about late stops and misfits. */
import { lateFields } from '#contract/run-sheet/deed.ts'
import {
  decideLateStop as decideCall,
  keepLateStop as keepCall,
  listLateStops,
} from '#contract/run-sheet/late-stops.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { toRupees } from '#domain/base/money.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { decideLateStop } from './decide-late-stop.ts'
import { decideMisfit } from './decide-misfit.ts'
import { deedView } from './deeds/deed-columns.ts'
import { visitFromCall } from './deeds/visit.ts'
import { storeLateStop } from './store-late-stop.ts'
import { listWaitingLateStops, type LateStopRow } from './late-stop-store.ts'
import { listMisfits } from './misfit-store.ts'
import { misfitView } from './misfit-view.ts'

export function lateStopRoutes(deps: Deps): Route[] {
  const { answers } = deps.staffWords
  return [
    route(keepCall, async ({ params, body, headers, request, upload }) => {
      const { markedBy, handedInFor } = body
      const broughtBack = body.broughtBack === 'true'
      const visit = visitFromCall(deps, { params, body, headers, upload }, broughtBack)
      const late = { ...visit, broughtBack, markedBy, handedInFor }
      const outcome = await storeLateStop(deps, request, late)
      return new Answer({ message: answers.lateStop[outcome] }, { status: 202 })
    }),
    route(listLateStops, async () => (await listWaitingLateStops(deps.db)).map(lateStopView)),
    route(decideCall, async ({ params, body, person }) => {
      await decideLateStop(deps, person, params.id, body.apply)
      return { message: body.apply ? answers.lateStopApplied : answers.lateStopSetAside }
    }),
    route(listStopMisfits, async ({ person }) =>
      (await listMisfits(deps.db)).map((row) => misfitView(row, person)),
    ),
    route(decideStopMisfit, async ({ params, body, person }) => {
      await decideMisfit(deps, person, params.id, body.choice)
      return { message: answers.stopDecided }
    }),
  ]
}

function lateStopView(row: LateStopRow) {
  return {
    _id: row.id,
    orderId: row.order_id,
    number: row.number,
    kind: row.kind,
    rider: row.rider,
    why: row.why,
    handedInBy: row.handed_in_by_name,
    markedAt: row.marked_at.toISOString(),
    arrivedAt: row.arrived_at.toISOString(),
    broughtBack: row.brought_back,
    ...deedView(lateFields, row),
    hasPhoto: row.picture_id !== null,
    collected: row.collected,
    amount: row.collected_paise === null ? null : toRupees(row.collected_paise),
  }
}
