/** A person's usable vouchers. */
import type { Db } from '../../database/transaction.ts'
import { selectUsableVouchers, type VoucherRow } from './store.ts'

/** What an order placed now could use, the oldest first. */
export function readVouchers(db: Db, userId: string): Promise<VoucherRow[]> {
  return selectUsableVouchers(db, userId)
}
