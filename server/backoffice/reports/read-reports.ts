/** Reports on a range of days, beside the preceding range of the same length. */
import type { BranchId } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import { PAYMENT_WAYS, type Report, type adminReports } from '#contract/reports/reports.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { sumQuantities } from '#domain/base/quantity.ts'
import {
  addReportSums,
  averagePaise,
  sumByMonth,
  datesBetween,
  emptyReportSums,
  previousRange,
  reportUnitOf,
  type ReportRange,
  type ReportSums,
} from '#domain/reports/reports.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSlotUse } from './read-slot-use.ts'
import {
  selectClubSums,
  selectCustomerCounts,
  selectDaySums,
  selectPaymentSums,
  selectServiceSums,
  selectUsedSlots,
} from './store.ts'

type Unit = ReturnType<typeof reportUnitOf>

/** Days are the laundry's; one on which nothing happened is there with zeros. */
export async function readReports(
  { db, laundry, clock, events }: Pick<Deps, 'db' | 'laundry' | 'clock' | 'events'>,
  branch: BranchId,
  range: ReportRange,
): Promise<AnswerOf<typeof adminReports>> {
  // Who is new and who returns is counted from events.
  await events.settled()
  const current = await laundry(branch).settings.current()
  const today = calendarDateIn(clock(), current.timeZone)
  const unit = reportUnitOf(range)
  const [now, before] = await Promise.all([
    readReport(db, current, range, unit),
    readReport(db, current, previousRange(range, today), unit),
  ])
  return { unit, now, before }
}

async function readReport(
  db: Db,
  settings: BusinessSettings,
  { from, to }: ReportRange,
  unit: Unit,
): Promise<Report> {
  const { timeZone } = settings
  const startsAt = instantAt(from, 0, timeZone)
  const endsAt = instantAt(addDays(to, 1), 0, timeZone)
  const [days, services, club, payments, customers, slots] = await Promise.all([
    selectDaySums(db, from, to),
    selectServiceSums(db, from, to),
    selectClubSums(db, from, to),
    selectPaymentSums(db, from, to),
    selectCustomerCounts(db, from, to),
    selectUsedSlots(db, startsAt, endsAt),
  ])
  const dates = datesBetween(from, to)
  const sums = sumsOf(dates, days, services, club)
  const paidBy = new Map<string, number>(payments.map(({ way, paise }) => [way, paise]))
  return {
    from,
    to,
    sums: (unit === 'month' ? sumByMonth(sums) : sums).map(sumsView),
    total: sumsView(sums.reduce(addReportSums, emptyReportSums(from))),
    services: [...sumBy(services, (row) => [row.service, row.amount_paise])]
      .filter(([, paise]) => paise !== 0)
      .toSorted(([, one], [, other]) => other - one)
      .map(([service, paise]) => ({
        service,
        name: serviceById(service as ServiceId).name,
        amount: toRupees(paise),
      })),
    payments: PAYMENT_WAYS.map((way) => ({ way, amount: toRupees(paidBy.get(way) ?? 0) }))
      .filter(({ amount }) => amount !== 0)
      .toSorted((one, other) => other.amount - one.amount),
    customers,
    slots: readSlotUse(settings, dates, slots),
  }
}

function sumsOf(
  dates: readonly string[],
  days: Awaited<ReturnType<typeof selectDaySums>>,
  services: Awaited<ReturnType<typeof selectServiceSums>>,
  club: Awaited<ReturnType<typeof selectClubSums>>,
): ReportSums[] {
  const dayOf = new Map(days.map((row) => [row.day, row]))
  const clubOn = sumBy(club, (row) => [row.day, row.paise])
  const kilogramsOn = sumBy(services, (row) => [row.day, row.kilograms])
  return dates.map((date) => {
    const day = dayOf.get(date)
    const orderPaise = day?.revenue_paise ?? 0
    return {
      date,
      orders: day?.orders ?? 0,
      completed: day?.completed ?? 0,
      orderPaise,
      revenuePaise: orderPaise + (clubOn.get(date) ?? 0),
      kilograms: sumQuantities([kilogramsOn.get(date) ?? 0]),
      delivered: day?.delivered ?? 0,
      onTime: day?.on_time ?? 0,
    }
  })
}

function sumsView(sums: ReportSums): Report['total'] {
  const { orderPaise: _, revenuePaise, ...counts } = sums
  const average = averagePaise(sums)
  return {
    ...counts,
    revenue: toRupees(revenuePaise),
    averageValue: average === null ? null : toRupees(average),
  }
}

function sumBy<T>(rows: readonly T[], read: (row: T) => [string, number]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const [key, value] = read(row)
    sums.set(key, (sums.get(key) ?? 0) + value)
  }
  return sums
}
