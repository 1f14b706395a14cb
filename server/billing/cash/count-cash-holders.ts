/** The number of people who have cash on them that they should have handed in. */
import { cashFromEarlierDays } from '#domain/cash/till.ts'
import type { Db } from '../../database/transaction.ts'
import { findCashHolders } from './store.ts'

/** @param before only cash that they have had since before then, as it was taken; null for all of it */
export async function countCashHolders(db: Db, before: Date | null): Promise<number> {
  const holders = await findCashHolders(db, before ?? undefined)
  if (before === null) return holders.length
  return holders.filter(({ paise, moved }) => cashFromEarlierDays(Number(paise), Number(moved)) > 0)
    .length
}
