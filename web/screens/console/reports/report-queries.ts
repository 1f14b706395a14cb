// Queries of the reports.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { type ReportName, adminReports, reportCsv } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import { addressOf, call, urlOf } from '#web/lib/api.ts'

const askCsv = addressOf(reportCsv)

const askReports = addressOf(adminReports)
const askStats = addressOf(adminStats)

export type Reports = AnswerOf<typeof adminReports>

/** The report of a range. */
export function reportQuery(range: ReportRange) {
  return queryOptions({
    queryKey: ['admin', 'reports', range],
    queryFn: ({ signal }) => call(askReports, { query: range }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The totals of all time. */
export const totalsEver = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => call(askStats, {}, { signal }),
})

/** Where a table of a range is to be had as a file. */
export function csvAddressOfReport(name: ReportName, { from, to }: ReportRange): string {
  return urlOf(askCsv.path, { file: `${name}.csv` }, { from, to })
}
