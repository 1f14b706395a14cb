// Queries of riders and what they hold, and the call that hands over a run.
import { queryOptions } from '@tanstack/react-query'
import { handOverRun, readRiderHoldings } from '#contract/run-sheet/rider-holdings.ts'
import { riders } from '#contract/run-sheet/run-sheet.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askRiders = addressOf(riders)
const askHoldings = addressOf(readRiderHoldings)
const askHandOver = addressOf(handOverRun)

/** Everybody to whom stops can be assigned. */
export const RIDERS = queryOptions({
  queryKey: ['admin', 'riders'],
  queryFn: ({ signal }) => call(askRiders, {}, { signal }),
})

/** @param date null for all days */
export function riderHoldingsQuery(id: string, date: string | null) {
  return queryOptions({
    queryKey: ['admin', 'rider-holdings', id, date],
    queryFn: ({ signal }) =>
      call(askHoldings, { params: { id }, query: { ...(date && { date }) } }, { signal }),
    staleTime: 0,
  })
}

/** Who has a run next; `to` is null for nobody. */
export interface NextRider {
  to: { _id: string; name: string } | null
  withClothes: boolean
}

/** @param date null for all days */
export function sendHandOver(id: string, date: string | null, { to, withClothes }: NextRider) {
  const body = { date, to: to?._id ?? null, withClothes: to !== null && withClothes }
  return call(askHandOver, { params: { id }, body })
}
