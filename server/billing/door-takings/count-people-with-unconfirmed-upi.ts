/** The number of people who took UPI at doors that isn't confirmed. */
import type { Db } from '../../database/transaction.ts'
import { selectUnconfirmedTakers } from './store.ts'

/** @param from an instant; what was taken `until` then isn't among it any more */
export async function countPeopleWithUnconfirmedUpi(
  db: Db,
  from: Date,
  until: Date,
): Promise<number> {
  const takers = await selectUnconfirmedTakers(db, from, until)
  return new Set(takers.map(({ taken_by: personId }) => personId)).size
}
