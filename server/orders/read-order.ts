/** Reads one order with everything that its views are made from. */
import type { Db } from '../database/transaction.ts'
import { orderNotFound } from './own-order.ts'
import { findOrder, type OrderRow } from './store.ts'

/** @throws AppError `order_not_found` */
export async function readOrder(db: Db, id: string): Promise<OrderRow> {
  const order = await findOrder(db, { kind: 'id', id })
  if (!order) throw orderNotFound()
  return order
}
