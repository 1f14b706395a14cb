/** Gives back the voucher of a cancelled order, and takes it again should the order go on after all. */
import type { Tx } from '../../database/transaction.ts'
import { moveVoucherOf, reopenVoucher } from './store.ts'

/** A second time gives nothing back. */
export async function returnVoucher(tx: Tx, orderId: string): Promise<void> {
  await moveVoucherOf(tx, orderId, 'used', 'returned')
}

/** For an order that goes on without it, because it would take nothing off any more. */
export function freeVoucher(tx: Tx, orderId: string): Promise<void> {
  return reopenVoucher(tx, orderId)
}

/** False where another order has used it meanwhile, or there never was one. */
export function reuseVoucher(tx: Tx, orderId: string): Promise<boolean> {
  return moveVoucherOf(tx, orderId, 'returned', 'used')
}
