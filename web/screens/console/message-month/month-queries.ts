// Queries of the messages of a month.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { messageMonthCsv, readMessageMonth } from '#contract/messages/message-months.ts'
import { settingReadCall } from '#contract/settings/setting-calls.ts'
import type { SettingRecord } from '#web/features/settings/use-declared-form.ts'
import { addressOf, call, urlOf } from '#web/lib/api.ts'

const askMonth = addressOf(readMessageMonth)
const askCsv = addressOf(messageMonthCsv)

export type MessageMonth = AnswerOf<typeof readMessageMonth>

export function messageMonthQuery(month: string) {
  return queryOptions({
    queryKey: ['admin', 'outbox', 'month', month],
    queryFn: ({ signal }) => call(askMonth, { params: { month } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const messageRatesQuery = queryOptions({
  queryKey: ['admin', 'message-rates'],
  queryFn: async ({ signal }): Promise<SettingRecord> =>
    call(settingReadCall('messageRates'), {}, { signal }),
})

/** Where a month's table is to be had as a file. */
export function csvAddressOfMonth(month: string): string {
  return urlOf(askCsv.path, { month })
}
