/** Cash in API answers. */
import type { HandIn, LeftCash, OwnCash } from '#contract/cash/cash.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { toRupees } from '#domain/base/money.ts'
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import { piecesOfCounts } from '#domain/cash/notes-and-coins.ts'
import { cashFromEarlierDays, cashToHandIn } from '#domain/cash/till.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  selectCashSums,
  findLatestHandIn,
  sumMovedSince,
  type findCashOfFormerStaff,
  type HandInRow,
} from './store.ts'

export function handInView(row: HandInRow): HandIn {
  return {
    _id: row.id,
    personId: row.name === null ? null : row.person_id,
    name: row.name,
    expected: toRupees(row.expected_paise),
    amount: toRupees(row.paise),
    reason: row.reason,
    note: row.note,
    at: row.at.toISOString(),
    pieces: row.pieces && piecesOfCounts(row.pieces),
    counts: row.counts.map(({ id, paise, reason, name, at, pieces }) => ({
      _id: id,
      counted: toRupees(Number(paise)),
      reason,
      by: name,
      at: new Date(at).toISOString(),
      pieces: pieces && piecesOfCounts(pieces),
    })),
  }
}

export function formerStaffCashView(
  row: Awaited<ReturnType<typeof findCashOfFormerStaff>>[number],
): LeftCash {
  return { personId: row.person_id, name: row.name, toHandIn: toRupees(Number(row.paise)) }
}

/** Cash of a person: what they have, what of it is from before today, and what they handed in last. */
export async function findOwnCash(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  person: Person,
): Promise<OwnCash> {
  const { timeZone } = await laundry(branchOfPerson(person)).settings.current()
  const today = instantAt(calendarDateIn(clock(), timeZone), 0, timeZone)
  const sums = await selectCashSums(db, person.id)
  const moved = await sumMovedSince(db, person.id, today)
  const latest = await findLatestHandIn(db, person.id)
  const toHandInPaise = cashToHandIn(sums) - sums.waitingPaise
  return {
    toHandIn: toRupees(toHandInPaise),
    fromEarlierDays: toRupees(cashFromEarlierDays(toHandInPaise, moved)),
    latest: latest ? handInView(latest) : null,
  }
}
