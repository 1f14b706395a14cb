/** Takes a cancelled order's voucher again when staff bring the order back. */
import type { Tx } from '../../database/transaction.ts'
import { reuseVoucher } from '../../identity/loyalty/return-voucher.ts'
import { dropDiscount } from './store.ts'

/** Where another order has used it meanwhile, this one is charged without the discount. */
export async function retakeVoucher(tx: Tx, orderId: string): Promise<void> {
  if (!(await reuseVoucher(tx, orderId))) await dropDiscount(tx, orderId)
}
