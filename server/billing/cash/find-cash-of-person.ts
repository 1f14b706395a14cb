/** Cash that a person has on them and hasn't handed in. */
import type { Paise } from '#domain/base/money.ts'
import { cashToHandIn } from '#domain/cash/till.ts'
import type { Db } from '../../database/transaction.ts'
import { selectCashSums } from './store.ts'

/** Below 0 where they gave back more than they took. What waits to be counted is still theirs. */
export async function findCashOfPerson(db: Db, personId: string): Promise<Paise> {
  return cashToHandIn(await selectCashSums(db, personId))
}
