/** What the console's charts show of a range of days that ends today. */
import type { AnswerOf } from '#contract/call.ts'
import type { adminReports } from '#contract/reports.ts'
import { serviceOf, type ServiceId } from '#domain/catalogue.ts'
import { datesBetween, firstDateOf, type ReportRange } from '#domain/reports.ts'
import { toRupees } from '#domain/money.ts'
import { slotId } from '#domain/slot-id.ts'
import { PICKUP_SLOTS, capacityOn, slotsOn } from '#domain/slots.ts'
import { addDays, calendarDateIn, instantAt, weekdayOf } from '#domain/time-zone.ts'
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Deps } from '../../platform/deps.ts'
import { clubSums, daySums, serviceSums, slotRows } from './store.ts'

type Reports = AnswerOf<typeof adminReports>

/** Days are the laundry's; a date on which nothing happened is there with zeros. */
export async function readReports(
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  range: ReportRange,
): Promise<Reports> {
  const current = await settings.current()
  const { timeZone } = current
  const to = calendarDateIn(clock(), timeZone)
  const from = firstDateOf(range, to)
  const dates = datesBetween(from, to)
  const startsAt = instantAt(from, 0, timeZone)
  const endsAt = instantAt(addDays(to, 1), 0, timeZone)
  const [days, services, club, slots] = await Promise.all([
    daySums(db, from, to),
    serviceSums(db, from, to),
    clubSums(db, { startsAt, endsAt, timeZone }),
    slotRows(db, startsAt, endsAt),
  ])
  const ordersOn = sumBy(days, (row) => [row.day, row.orders])
  const paiseOn = sumBy(
    [...days.map((row) => ({ ...row, paise: row.revenue_paise })), ...club],
    (row) => [row.day, row.paise],
  )
  const kilogramsOn = sumBy(services, (row) => [row.day, row.kilograms])
  return {
    from,
    to,
    days: dates.map((date) => ({
      date,
      orders: ordersOn.get(date) ?? 0,
      revenue: toRupees(paiseOn.get(date) ?? 0),
      kilograms: kilogramsOn.get(date) ?? 0,
    })),
    services: [...sumBy(services, (row) => [row.service, row.amount_paise])]
      .filter(([, paise]) => paise !== 0)
      .toSorted(([, one], [, other]) => other - one)
      .map(([service, paise]) => ({
        service,
        name: serviceOf(service as ServiceId).name,
        amount: toRupees(paise),
      })),
    slots: slotUse(current, dates, slots),
  }
}

/**
 * A slot's capacity is its own, or what its weekday has now: what it had then is not kept. Places
 * taken on a date that is closed now, or in a slot that isn't offered any more, are counted too.
 */
function slotUse(
  settings: Pick<BusinessSettings, 'hours' | 'closedDates' | 'slotCapacities'>,
  dates: readonly string[],
  rows: Awaited<ReturnType<typeof slotRows>>,
): Reports['slots'] {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const sums = new Map<string, Reports['slots'][number]>()
  for (const date of dates) {
    const weekday = weekdayOf(date)
    const offered = slotsOn(date, settings.hours, settings.closedDates)
    for (const slot of PICKUP_SLOTS) {
      const row = rowOf.get(slotId(date, slot))
      if (!offered.includes(slot) && !row?.booked) continue
      const key = `${weekday} ${slot.label}`
      const sum = sums.get(key) ?? { weekday, pickupTime: slot.label, booked: 0, capacity: 0 }
      sums.set(key, {
        ...sum,
        booked: sum.booked + (row?.booked ?? 0),
        capacity:
          sum.capacity + (row?.capacity ?? capacityOn(date, slot.label, settings.slotCapacities)),
      })
    }
  }
  return [...sums.values()]
}

function sumBy<T>(rows: readonly T[], read: (row: T) => [string, number]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const [key, value] = read(row)
    sums.set(key, (sums.get(key) ?? 0) + value)
  }
  return sums
}
