/** Totals of a day's or a month's till. */
import type { BranchId } from '#domain/base/branch.ts'
import type { TillOfDay, TillOfMonth, TillView } from '#contract/cash/cash.ts'
import { toRupees } from '#domain/base/money.ts'
import { datesBetween } from '#domain/reports/reports.ts'
import { sumTillByDay, sumTillByPerson, type Till } from '#domain/cash/till.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import { readHandIns } from '../../billing/cash/read-hand-ins.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPersonNames, selectTillEntries, type TillSpan } from './store.ts'

type Needs = Pick<Deps, 'db' | 'laundry' | 'clock'>

/** @param date of the laundry's zone */
export async function readTillOfDay(
  { db, laundry, clock }: Needs,
  branch: BranchId,
  date: string,
): Promise<TillOfDay> {
  const { timeZone } = await laundry(branch).settings.current()
  const span = spanOf(date, date, timeZone)
  const entries = await selectTillEntries(db, span)
  const people = sumTillByPerson(entries)
  const names = await findPersonNames(
    db,
    people.map(({ personId }) => personId),
  )
  return {
    date,
    today: calendarDateIn(clock(), timeZone),
    total: tillView(sumTillByDay(entries, []).total),
    people: people
      .map(({ personId, ...till }) => ({
        personId,
        name: names.get(personId) ?? null,
        ...tillView(till),
      }))
      .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '')),
    handIns: await readHandIns(db, span.from, span.until),
  }
}

/** @param month `YYYY-MM`; all of its days, those to come with what people have on them now */
export async function readTillOfMonth(
  { db, laundry }: Needs,
  branch: BranchId,
  month: string,
): Promise<TillOfMonth> {
  const { timeZone } = await laundry(branch).settings.current()
  const dates = datesOf(month)
  const span = spanOf(dates[0]!, dates.at(-1)!, timeZone)
  const { total, days } = sumTillByDay(await selectTillEntries(db, span), dates)
  return {
    month,
    total: tillView(total),
    days: days.map(({ date, ...till }) => ({ date, ...tillView(till) })),
  }
}

function spanOf(from: string, to: string, timeZone: string): TillSpan {
  return {
    from: instantAt(from, 0, timeZone),
    until: instantAt(addDays(to, 1), 0, timeZone),
    timeZone,
  }
}

function datesOf(month: string): string[] {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return datesBetween(first, addDays(next, -1))
}

function tillView(till: Till): TillView {
  return {
    opening: toRupees(till.openingPaise),
    doors: toRupees(till.doorsPaise),
    counter: toRupees(till.counterPaise),
    refunded: toRupees(till.refundedPaise),
    handedIn: toRupees(till.handedInPaise),
    difference: toRupees(till.differencePaise),
    closing: toRupees(till.closingPaise),
    upi: toRupees(till.upiPaise),
  }
}
