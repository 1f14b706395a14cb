/** API calls for messages of a month. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { messageMonthCsv as csvCall, readMessageMonth } from '#contract/messages/message-months.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { messageMonthCsv } from './message-month-csv.ts'
import { sumMessageMonth } from './sum-message-month.ts'

export function messageMonthRoutes(deps: Deps): Route[] {
  const { staffWords } = deps
  return [
    route(readMessageMonth, ({ params, person, words }) =>
      sumMessageMonth(deps, branchOfPerson(person), params.month, words),
    ),
    route(csvCall, async ({ params: { month }, person }) => {
      const sums = await sumMessageMonth(deps, branchOfPerson(person), month, staffWords)
      return new Answer(messageMonthCsv(sums, staffWords), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="messages-${month}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}
