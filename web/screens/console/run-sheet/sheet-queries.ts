// API calls of the run sheet, and the cache update after a completed stop.
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { bringBack as bringBackCall, failPickup } from '#contract/run-sheet/bring-back.ts'
import { type RunStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { refreshCash } from '#web/features/cash/cash-queries.ts'
import { RUN_SHEET_KEY as KEY } from '#web/features/stops-to-decide/queries.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { completionTimes, failureTexts } from './late-completions.ts'

const askSheet = addressOf(runSheet)

const askBringBack = addressOf(bringBackCall)

const askFailPickup = addressOf(failPickup)

/** A day's sheet; null is today, wherever the laundry is. */
export function runSheetQuery(date: string | null) {
  return queryOptions({
    queryKey: [...KEY, date],
    queryFn: ({ signal }) => call(askSheet, { query: { ...(date && { date }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A stop couldn't be made; gives it as it then is. */
export function sendFailedVisit(completion: Completion): Promise<RunStop> {
  const { key, at, userId, orderId, kind, note, photo } = completion
  const form = {
    params: { orderId },
    headers: { 'idempotency-key': key },
    texts: {
      reason: note,
      ...failureTexts(completion),
      markedBy: userId,
      ...completionTimes(at),
    },
    file: photo,
    field: 'photo',
  }
  return upload(kind === 'pickup' ? askFailPickup : askBringBack, form, () => {})
}

/** A stop that is done may have brought cash. */
export function refreshRunSheet(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY })
  void refreshCash(client)
}

/** Shows a stop as the server has answered it; where it stands doesn't change. */
export function cacheStop(client: QueryClient, saved: RunStop): void {
  client.setQueriesData<AnswerOf<typeof runSheet>>({ queryKey: KEY }, (sheet) =>
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
                }
              : stop,
          ),
        },
  )
}
