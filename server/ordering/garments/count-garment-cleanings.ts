/** Counts a cleaning of each garment of a completed order, and undoes it with the completion. */
import type { Tx } from '../../database/transaction.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { lockGarmentsOf, subtractCleanings, addCleanings } from './store.ts'

type Order = Pick<LockedOrder, 'id' | 'has_garments'>

/** Once per order and garment, however often the order is completed. */
export async function countGarmentCleanings(tx: Tx, order: Order, at: Date): Promise<void> {
  const ids = await namedOn(tx, order, { counted: false })
  if (ids.length > 0) await addCleanings(tx, order.id, ids, at)
}

/** For an order that is not completed any more; what was not counted stays as it is. */
export async function undoCountedCleanings(tx: Tx, order: Order): Promise<void> {
  const ids = await namedOn(tx, order, { counted: true })
  if (ids.length > 0) await subtractCleanings(tx, order.id)
}

async function namedOn(tx: Tx, { id, has_garments }: Order, which: { counted: boolean }) {
  return has_garments ? lockGarmentsOf(tx, id, which) : []
}
