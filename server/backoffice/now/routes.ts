/** API calls for the console's first page and for the counts in its side rail. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { readNow, readTaken } from '#contract/operate/now.ts'
import { toRupees } from '#domain/base/money.ts'
import { can } from '#domain/people/permissions.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { countDueOrders, readDueContext } from '../../ordering/orders/listing/due-orders.ts'
import { listFailingSchedules } from '../../platform/list-failing-schedules.ts'
import { listNoticesOfServers } from '../../platform/servers.ts'
import { countNumbers } from './counters.ts'
import { listPaymentsToday, sumPaymentsToday } from './store.ts'

const COUNTED_AT_MOST = 1000

export function nowRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(readNow, async ({ person }) => {
      const branch = branchOfPerson(person)
      const at = await readDueContext(deps, branch)
      const [due, numbers, taken, failing, noticed] = await Promise.all([
        countDueOrders(db, at, COUNTED_AT_MOST),
        countNumbers(deps, person, branch),
        can(person, 'money-in') ? sumPaymentsToday(db, at) : null,
        can(person, 'backups') ? listFailingSchedules(db) : null,
        can(person, 'settings') ? listNoticesOfServers(db, deps.notices) : null,
      ])
      return {
        due,
        ...numbers,
        failingSchedules:
          failing &&
          failing.map(({ schedule, since, error }) => ({
            schedule,
            since: since.toISOString(),
            why: error,
          })),
        serverNotices:
          noticed &&
          noticed.map(({ code, since, message }) => ({
            code,
            since: since.toISOString(),
            message,
          })),
        taken: taken && {
          cash: toRupees(taken.cash),
          upi: toRupees(taken.upi),
          card: toRupees(taken.card),
        },
      }
    }),
    route(readTaken, async ({ query: { method }, person }) => {
      const { ordersPaise, companies } = await listPaymentsToday(
        db,
        method,
        await readDueContext(deps, branchOfPerson(person)),
      )
      return {
        orders: toRupees(ordersPaise),
        companies: companies.map((payment) => ({
          _id: payment.id,
          companyId: payment.company_id,
          name: payment.name,
          amount: toRupees(payment.amount_paise),
          reference: payment.reference,
          at: payment.at.toISOString(),
        })),
      }
    }),
  ]
}
