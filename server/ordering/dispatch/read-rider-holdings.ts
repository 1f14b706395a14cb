/** Reads what a rider holds: stops, clothes in the van, and cash. */
import type { RiderHoldings } from '#contract/run-sheet/rider-holdings.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { toRupees } from '#domain/base/money.ts'
import { can } from '#domain/people/permissions.ts'
import { findCashOfPerson } from '../../billing/cash/find-cash-of-person.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { findUser } from '../../identity/find-user.ts'
import { hasWorkedHere } from '../../identity/people/has-worked-here.ts'
import type { Deps } from '../../platform/deps.ts'
import { sumHoldings } from './rider-stops-store.ts'
import { readStopDay } from './stop-day.ts'

/**
 * @param date the day of the stops; null for all days
 * @throws AppError `not_found` for a person who never worked here
 */
export async function readRiderHoldings(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  asker: Person,
  { riderId, date }: { riderId: string; date: string | null },
): Promise<RiderHoldings> {
  const { db } = deps
  const rider = await findUser(db, riderId)
  if (!rider || !(await hasWorkedHere(db, rider))) throw notFound('colleague')
  const days = await readStopDay(deps, branchOfPerson(asker), date)
  const [sums, cashPaise] = await Promise.all([
    sumHoldings(db, riderId, days),
    can(asker, 'money-in') ? findCashOfPerson(db, riderId) : null,
  ])
  return { ...sums, cash: cashPaise === null ? null : toRupees(cashPaise) }
}
