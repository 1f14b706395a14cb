/** Cash that people have on them and haven't handed in. */
import { sumPaise, type Paise } from '#domain/base/money.ts'
import type { Db } from '../../database/transaction.ts'
import { findCashHolders } from './store.ts'

export async function findCashOut(db: Db): Promise<{ paise: Paise; people: number }> {
  const holders = await findCashHolders(db)
  return { paise: sumPaise(holders.map(({ paise }) => Number(paise))), people: holders.length }
}
