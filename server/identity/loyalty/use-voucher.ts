/** The vouchers that an order may use, and using one. */
import type { Db, Tx } from '../../database/transaction.ts'
import { setUsed, usableVouchers, usedVoucher, type VoucherRow } from './store.ts'

/** What an order placed now could use, the oldest first. */
export function readVouchers(db: Db, userId: string): Promise<VoucherRow[]> {
  return usableVouchers(db, userId).execute()
}

/** Like readVouchers, and nobody else can use one until `tx` ends. */
export function lockVouchers(tx: Tx, userId: string): Promise<VoucherRow[]> {
  return usableVouchers(tx, userId).forUpdate().execute()
}

/** The voucher that an order uses, if it does. */
export function readVoucherOf(db: Db, orderId: string): Promise<VoucherRow | undefined> {
  return usedVoucher(db, orderId).executeTakeFirst()
}

/** Uses a voucher that was locked in the same transaction. */
export function useVoucher(tx: Tx, voucherId: string, orderId: string): Promise<void> {
  return setUsed(tx, voucherId, orderId)
}
