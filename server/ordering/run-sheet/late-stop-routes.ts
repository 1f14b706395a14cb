/** API calls about late stops and misfits. */
import {
  decideLateStop as decideCall,
  keepLateStop as keepCall,
  listLateStops,
} from '#contract/run-sheet/late-stops.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { toRupees } from '#domain/base/money.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { codeFromBody, takerFromBody, parseUnitNumbers } from './at-the-door.ts'
import { decideLateStop } from './decide-late-stop.ts'
import { decideMisfit } from './decide-misfit.ts'
import { storeLateStop } from './store-late-stop.ts'
import { listWaitingLateStops, type LateStopRow } from './late-stop-store.ts'
import { listMisfits } from './misfit-store.ts'
import { misfitView } from './misfit-view.ts'

export function lateStopRoutes(deps: Deps): Route[] {
  const { answers } = deps.staffWords
  return [
    route(keepCall, async ({ params, body, headers, request, upload }) => {
      const {
        note = '',
        reason = null,
        bags = null,
        grams = null,
        givenBy = null,
        collected = null,
        amount = null,
        at,
        sentAt,
        markedBy,
        handedInFor,
      } = body
      const outcome = await storeLateStop(deps, request, {
        ...params,
        broughtBack: body.broughtBack === 'true',
        failureReason: body.failureReason ?? null,
        calledAt: body.calledAt ? new Date(body.calledAt) : undefined,
        note,
        reason,
        bags,
        grams,
        givenBy,
        taken: takerFromBody(body) ?? null,
        code: codeFromBody(body),
        units: parseUnitNumbers(body.units) ?? null,
        photo: upload,
        collected,
        amount,
        device: {
          at: at ? new Date(at) : undefined,
          sentAt: sentAt ? new Date(sentAt) : undefined,
        },
        markedBy,
        handedInFor,
        key: headers['idempotency-key'] ?? newId(deps.clock()),
      })
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
    failureReason: row.failure_reason,
    calledAt: row.called_at?.toISOString() ?? null,
    note: row.note,
    reason: row.reason,
    bags: row.bags,
    grams: row.grams,
    givenBy: row.given_by,
    takenBy: row.taken_by,
    takenName: row.taken_name,
    units: row.units,
    hasPhoto: row.picture_id !== null,
    collected: row.collected,
    amount: row.collected_paise === null ? null : toRupees(row.collected_paise),
  }
}
