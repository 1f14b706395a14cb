// What the reports ask the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { adminReports } from '#contract/reports.ts'
import type { ReportRange } from '#domain/reports.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askReports = addressOf<typeof adminReports>('GET', '/api/admin/figures')

/** What the charts of a range show. */
export function chartReports(range: ReportRange) {
  return queryOptions({
    queryKey: ['admin', 'reports', range],
    queryFn: ({ signal }) => call(askReports, { query: { range } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
