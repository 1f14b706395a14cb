/** An order's bags and items without a tag to scan. */
import type { Tx } from '../../../database/transaction.ts'
import { liveTagOf } from './units-with-orders.ts'

/** @returns the numbers of those that have no tag now */
export async function untaggedUnits(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('units')
    .select('units.number')
    .where('units.order_id', '=', orderId)
    .where((eb) => eb.not(eb.exists(liveTagOf(eb))))
    .orderBy('units.number')
    .execute()
  return rows.map(({ number }) => number)
}
