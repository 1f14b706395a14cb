/** Reads what each person took at doors on a day. */
import type { DoorTaking, UpiTaking } from '#contract/cash/evening.ts'
import type { Db } from '../../database/transaction.ts'
import { selectDoorTakings } from './store.ts'
import { doorTakingView, upiTakingView } from './view.ts'

interface Takings {
  cashTakings: DoorTaking[]
  upiTakings: UpiTaking[]
}

/**
 * @param span instants: the day, and from when UPI is listed that isn't confirmed
 * @returns by person, null for those who are erased; who took nothing is left out
 */
export async function readDoorTakings(
  db: Db,
  span: { from: Date; until: Date; unconfirmedFrom: Date },
): Promise<Map<string | null, Takings>> {
  const takings = new Map<string | null, Takings>()
  for (const row of await selectDoorTakings(db, span)) {
    const own = takings.get(row.taken_by) ?? { cashTakings: [], upiTakings: [] }
    takings.set(row.taken_by, own)
    if (row.method === 'upi') own.upiTakings.push(upiTakingView(row))
    else own.cashTakings.push(doorTakingView(row))
  }
  return takings
}
