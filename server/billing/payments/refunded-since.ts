/** Whether an order had a refund after a given moment. */
import type { Tx } from '../../database/transaction.ts'
import { findOrderRefundSince } from './store.ts'

/** What a card's bank has refused to take back doesn't count. */
export async function wasRefundedSince(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  return (await findOrderRefundSince(tx, orderId, since)) !== undefined
}
