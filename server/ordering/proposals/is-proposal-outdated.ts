/** Whether a proposal is outdated: its order's items changed since, or the order is over. */
import { isFinalStatus, type OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Db } from '../../database/transaction.ts'
import { countLineChanges } from '../orders/record/lines-store.ts'
import type { ProposalRow } from './store.ts'

export async function isProposalOutdated(
  db: Db,
  { order_id: orderId, revision }: Pick<ProposalRow, 'order_id' | 'revision'>,
  status: OrderStatus,
): Promise<boolean> {
  return isFinalStatus(status) || (await countLineChanges(db, orderId)) !== revision
}
