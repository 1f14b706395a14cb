/** Gives what a rider has of an order to another rider. */
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { appendHandOversInTransaction } from '../chain/write-hand-over.ts'
import { readUnitsAndHandOvers } from '../record/clothes-store.ts'

/**
 * @param orderId of an order that `tx` has locked
 * @param writing.staff who says so
 * @returns how many bags and items it were
 */
export async function giveUnitsToOtherRiderInTransaction(
  tx: Tx,
  orderId: string,
  { staff, at }: { staff: Person; at: Date },
): Promise<number> {
  const standing = await readUnitsAndHandOvers(tx, orderId)
  const units = standing.units.filter(({ place }) => place === 'rider').map(({ number }) => number)
  if (units.length === 0) return 0
  const content = { kind: 'handed_out', units, to: 'rider', from: 'rider' } as const
  const writing = { staff, at, key: null, requestHash: null }
  await appendHandOversInTransaction(tx, orderId, standing, [{ content }], writing)
  return units.length
}
