/** An order's bags and items without a tag to scan. */
import type { Tx } from '../../../database/transaction.ts'
import { selectTagOnUnit } from './select-units-with-orders.ts'

/** @returns the numbers of those that have no tag now */
export async function countUntaggedUnits(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('units')
    .select('units.number')
    .where('units.order_id', '=', orderId)
    .where((eb) => eb.not(eb.exists(selectTagOnUnit(eb))))
    .orderBy('units.number')
    .execute()
  return rows.map(({ number }) => number)
}
