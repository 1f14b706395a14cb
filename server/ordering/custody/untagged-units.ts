/** Which bags and items of an order no scan can tell. */
import type { Tx } from '../../database/transaction.ts'

/** @returns the numbers of those that have no tag now */
export async function untaggedUnits(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('units')
    .leftJoin('unit_tags', (join) =>
      join
        .onRef('unit_tags.order_id', '=', 'units.order_id')
        .onRef('unit_tags.number', '=', 'units.number')
        .on('unit_tags.is_live', '=', true),
    )
    .select('units.number')
    .where('units.order_id', '=', orderId)
    .where('unit_tags.code', 'is', null)
    .orderBy('units.number')
    .execute()
  return rows.map(({ number }) => number)
}
