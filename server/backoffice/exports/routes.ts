/** The API call that exports CSV files. */
import type { Readable } from 'node:stream'
import { branchOfPerson } from '#domain/base/branch.ts'
import { exportCsv as exportCall, type ExportName } from '#contract/reports/exports.ts'
import { exportOrders } from '#contract/orders/order-bulk.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { exportCsv } from './export-csv.ts'

export function exportRoutes(deps: Deps): Route[] {
  return [
    route(exportCall, async ({ params, query, person }) => {
      const { timeZone } = await deps.laundry(branchOfPerson(person)).settings.current()
      const name = params.file.slice(0, -'.csv'.length) as ExportName
      const period =
        query.from && query.to
          ? `${query.from}-to-${query.to}`
          : calendarDateIn(deps.clock(), timeZone)
      return csvAnswer(
        await exportCsv(deps, person, name, query, timeZone),
        `${name}-${period}.csv`,
      )
    }),
    route(exportOrders, async ({ query, person }) => {
      const { timeZone } = await deps.laundry(branchOfPerson(person)).settings.current()
      const ids = [...new Set(query.ids.toLowerCase().split(','))]
      const day = calendarDateIn(deps.clock(), timeZone)
      const text = await exportCsv(deps, person, 'orders', { ids }, timeZone)
      return csvAnswer(text, `selected-orders-${day}.csv`)
    }),
  ]
}

function csvAnswer(text: Readable, fileName: string): Answer<Readable> {
  return new Answer(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}
