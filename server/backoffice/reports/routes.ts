/** API calls for the console's reports. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { adminReports, reportCsv as csvCall, type ReportName } from '#contract/reports/reports.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { readReports } from './read-reports.ts'
import { reportCsv } from './report-csv.ts'

export function reportRoutes(deps: Deps): Route[] {
  return [
    route(adminReports, ({ query, person }) => readReports(deps, branchOfPerson(person), query)),
    route(csvCall, async ({ params, query, person }) => {
      const name = params.file.slice(0, -'.csv'.length) as ReportName
      return new Answer(await reportCsv(deps, branchOfPerson(person), name, query), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}-${query.from}-to-${query.to}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}
