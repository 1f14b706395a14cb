/** Reads one order with all data for its views. */
import type { Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findOrderReference } from './find-order-reference.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import { findOrder, selectOrders, type OrderRow } from './orders-store.ts'

/**
 * @param text its id or number, or its short form, as people type it
 * @param asker who must be the order's owner or staff for the short form to count
 * @throws AppError `order_not_found`
 */
export async function readOrder(
  db: Db,
  text: string,
  asker: Person | null = null,
): Promise<OrderRow> {
  const order = await findOrder(db, await findOrderReference(db, text, asker))
  if (!order) throw orderNotFound()
  return order
}

/** The orders that there are of some ids, in the order they are named. */
export async function readOrdersById(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  const named = ids.map((id) => id.toLowerCase())
  const rows = new Map(
    (await selectOrders(db).where('orders.id', 'in', named).execute()).map((row) => [row.id, row]),
  )
  return named.flatMap((id) => rows.get(id) ?? [])
}
