/** Reports cash that isn't handed in and the day's figures, once an evening. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { fromRupees } from '#domain/base/money.ts'
import { calendarDateIn, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { EVENING_MINUTES } from '#domain/cash/evening.ts'
import { findCashOut } from '../../billing/cash/find-cash-out.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { countDueOrders, readDueContext } from '../../ordering/orders/listing/due-orders.ts'
import type { Deps } from '../../platform/deps.ts'
import { readReports } from '../reports/read-reports.ts'
import { claimEvening, isEveningReported } from './store.ts'

const COUNTED_AT_MOST = 1000

/** Does nothing before the evening. A day without an order has no figures. */
export async function reportEvening(deps: Deps): Promise<void> {
  const { db, clock, laundry } = deps
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const now = clock()
  const date = calendarDateIn(now, timeZone)
  if (minutesOfDayIn(now, timeZone) < EVENING_MINUTES || (await isEveningReported(db, date))) return
  const at = await readDueContext(deps, MAIN_BRANCH)
  const [cash, reports, due] = await Promise.all([
    findCashOut(db),
    readReports(deps, MAIN_BRANCH, { from: date, to: date }),
    countDueOrders(db, at, COUNTED_AT_MOST),
  ])
  const { orders, completed, kilograms, revenue } = reports.now.total
  const subject = { kind: 'day', id: date }
  await inTransaction(db, async (tx) => {
    if (!(await claimEvening(tx, date, now))) return
    const about = { subject, actor: null, at: now }
    if (cash.people > 0)
      await emit(tx, deps, { ...about, type: 'watch.cash_out', data: { ...cash, date } })
    if (orders + completed > 0)
      await emit(tx, deps, {
        ...about,
        type: 'watch.day_ended',
        data: {
          date,
          orders,
          kilograms,
          completed,
          revenuePaise: fromRupees(revenue),
          cashPaise: cash.paise,
          late: due.late,
        },
      })
  })
}
