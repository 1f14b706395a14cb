/** Cash in API answers. */
import type { HandIn, LeftCash, OwnCash } from '#contract/cash/cash.ts'
import { toRupees } from '#domain/base/money.ts'
import { cashToHandIn } from '#domain/cash/till.ts'
import type { Db } from '../../database/transaction.ts'
import {
  selectCashSums,
  findLatestHandIn,
  type findCashOfFormerStaff,
  type HandInRow,
} from './store.ts'

export function handInView(row: HandInRow): HandIn {
  return {
    _id: row.id,
    name: row.name,
    expected: toRupees(row.expected_paise),
    amount: toRupees(row.paise),
    reason: row.reason,
    note: row.note,
    at: row.at.toISOString(),
    counts: row.counts.map(({ id, paise, reason, name, at }) => ({
      _id: id,
      counted: toRupees(Number(paise)),
      reason,
      by: name,
      at: new Date(at).toISOString(),
    })),
  }
}

export function formerStaffCashView(
  row: Awaited<ReturnType<typeof findCashOfFormerStaff>>[number],
): LeftCash {
  return { personId: row.person_id, name: row.name, toHandIn: toRupees(Number(row.paise)) }
}

/** What somebody has on them, and what they handed in last. */
export async function findOwnCash(db: Db, personId: string): Promise<OwnCash> {
  const sums = await selectCashSums(db, personId)
  const latest = await findLatestHandIn(db, personId)
  return {
    toHandIn: toRupees(cashToHandIn(sums) - sums.waitingPaise),
    latest: latest ? handInView(latest) : null,
  }
}
