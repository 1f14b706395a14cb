// Queries about bags that riders bring, and the calls that take them in and sign for them.
import { queryOptions } from '@tanstack/react-query'
import {
  confirmSet,
  listOwnSets,
  listRiderSets,
  type SetBag,
  takeInSet,
} from '#contract/clothes/rider-sets.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSets = addressOf(listRiderSets)
const askTakeIn = addressOf(takeInSet)
const askOwn = addressOf(listOwnSets)
const askSign = addressOf(confirmSet)

/** Riders arrive, and colleagues take in, while it stands open. */
const REFRESH_MS = 30_000

export const RIDER_SETS = queryOptions({
  queryKey: ['admin', 'plant', 'rider-sets'],
  queryFn: ({ signal }) => call(askSets, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

export const OWN_SETS = queryOptions({
  queryKey: ['admin', 'run-sheet', 'own-sets'],
  queryFn: ({ signal }) => call(askOwn, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

/** @param seen how many bags the rider should have, as it is shown */
export function sendTakeIn(riderId: string, seen: number, bags: SetBag[]) {
  return call(askTakeIn, { params: { id: riderId }, body: { seen, bags } })
}

export function sendSignature(setId: string) {
  return call(askSign, { params: { id: setId } })
}
