/** Reads one order with everything that its views are made from. */
import { readOrderReference } from '#domain/order-number.ts'
import type { Db } from '../database/transaction.ts'
import { orderNotFound } from './own-order.ts'
import { findOrder, type OrderRow } from './store.ts'

/**
 * @param text its id or number, as people type it
 * @throws AppError `order_not_found`
 */
export async function readOrder(db: Db, text: string): Promise<OrderRow> {
  const reference = readOrderReference(text)
  const order = reference && (await findOrder(db, reference))
  if (!order) throw orderNotFound()
  return order
}
