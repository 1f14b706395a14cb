// Queries of stops that wait for a manager, and the call that decides.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import { decideDoorBag, listDoorBags } from '#contract/run-sheet/door-bags.ts'
import { decideLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import type { MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import { refreshCash } from '#web/features/cash/cash-queries.ts'
import { NOW_KEY } from '#web/features/now/now-query.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { callWithProof } from '#web/lib/proof.ts'

const askLate = addressOf(listLateStops)
const askDecideLate = addressOf(decideLateStop)
const askBags = addressOf(listDoorBags)
const askDecideBag = addressOf(decideDoorBag)
const askMisfits = addressOf(listStopMisfits)
const askDecide = addressOf(decideStopMisfit)

export const RUN_SHEET_KEY = ['admin', 'run-sheet']

/** Below what is due now, so that it is asked for again with that. */
export const LATE_STOPS = queryOptions({
  queryKey: [...NOW_KEY, 'late-stops'],
  queryFn: ({ signal }) => call(askLate, {}, { signal }),
  refetchInterval: 60_000,
})

export const STOP_MISFITS = queryOptions({
  queryKey: [...NOW_KEY, 'stop-misfits'],
  queryFn: ({ signal }) => call(askMisfits, {}, { signal }),
  refetchInterval: 60_000,
})

export const DOOR_BAGS = queryOptions({
  queryKey: [...NOW_KEY, 'door-bags'],
  queryFn: ({ signal }) => call(askBags, {}, { signal }),
  refetchInterval: 60_000,
})

export function sendBagDecision(
  id: string,
  body: InputOf<typeof decideDoorBag>['body'],
): Promise<{ message: string }> {
  return call(askDecideBag, { params: { id }, body })
}

export function sendLateStopDecision(id: string, apply: boolean): Promise<{ message: string }> {
  return call(askDecideLate, { params: { id }, body: { apply } })
}

export function sendMisfitDecision(id: string, choice: MisfitChoice): Promise<{ message: string }> {
  return callWithProof(askDecide, { params: { id }, body: { choice } })
}

/** A decision moves the order, its money and the rider's cash. */
export function refreshDecidedStops(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: NOW_KEY })
  void client.invalidateQueries({ queryKey: RUN_SHEET_KEY })
  void refreshCash(client)
}
