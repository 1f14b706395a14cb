/** The call that answers exports as CSV files. */
import { exportCsv as exportCall, type ExportName } from '#contract/exports.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { exportCsv } from './export-csv.ts'

export function exportRoutes(deps: Deps): Route[] {
  return [
    route(exportCall, async ({ params, query, person }) => {
      const { timeZone } = await deps.settings.current()
      const name = params.file.slice(0, -'.csv'.length) as ExportName
      const period =
        query.from && query.to
          ? `${query.from}-to-${query.to}`
          : calendarDateIn(deps.clock(), timeZone)
      return new Answer(await exportCsv(deps, person, name, query, timeZone), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}-${period}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}
