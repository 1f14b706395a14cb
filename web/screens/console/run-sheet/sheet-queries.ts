// API calls of the run sheet, and the cache update after a completed stop.
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { type RunStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { refreshCash } from '#web/features/cash/cash-queries.ts'
import { RUN_SHEET_KEY } from '#web/features/stops-to-decide/queries.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSheet = addressOf(runSheet)

/** Of sheets alone: boards and sets of bags are refreshed with them, and look otherwise. */
const SHEETS = [...RUN_SHEET_KEY, 'sheets']

/** A day's sheet; null is today, wherever the laundry is. */
export function runSheetQuery(date: string | null) {
  return queryOptions({
    queryKey: [...SHEETS, date],
    queryFn: ({ signal }) => call(askSheet, { query: { ...(date && { date }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A stop that is done may have brought cash. */
export function refreshRunSheet(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: RUN_SHEET_KEY })
  void refreshCash(client)
}

/** Shows a stop as the server has answered it; where it stands doesn't change. */
export function cacheStop(client: QueryClient, saved: RunStop): void {
  client.setQueriesData<AnswerOf<typeof runSheet>>({ queryKey: SHEETS }, (sheet) =>
    sheet === undefined
      ? sheet
      : {
          ...sheet,
          stops: sheet.stops.map((stop) =>
            stop.orderId === saved.orderId && stop.kind === saved.kind
              ? {
                  ...saved,
                  slot: stop.slot,
                  overdue: stop.overdue,
                  dueDate: stop.dueDate,
                  turn: stop.turn,
                  ...(stop.oneStop !== undefined && { oneStop: stop.oneStop }),
                }
              : stop,
          ),
        },
  )
}
