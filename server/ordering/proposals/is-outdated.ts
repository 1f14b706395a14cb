/** Whether an order is another than a proposal asked about: its items changed since, or it is over. */
import { isTerminal, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Db } from '../../database/transaction.ts'
import { countChanges } from '../orders/record/lines-store.ts'
import type { ProposalRow } from './store.ts'

export async function isOutdated(
  db: Db,
  { order_id: orderId, revision }: Pick<ProposalRow, 'order_id' | 'revision'>,
  status: OrderStatus,
): Promise<boolean> {
  return isTerminal(status) || (await countChanges(db, orderId)) !== revision
}
