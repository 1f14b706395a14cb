/** Redeemed rewards as a source of discounts. */
import { VOUCHER, voucherDiscount } from '#domain/discounts/loyalty.ts'
import type { Tx } from '../../database/transaction.ts'
import type { DiscountSource } from '../../platform/discount-source.ts'
import {
  updateVoucherStatus,
  restoreVoucher,
  markVoucherUsed,
  lockUsableVouchers,
  selectUsableVouchers,
  findUsedVoucher,
  type VoucherRow,
} from './store.ts'

export const voucherSource: DiscountSource<VoucherRow> = {
  source: VOUCHER,
  async open(db, { userId, lock }) {
    if (userId === null) return null
    const vouchers = await (lock
      ? lockUsableVouchers(db as Tx, userId)
      : selectUsableVouchers(db, userId))
    return {
      discount: voucherDiscount(vouchers),
      claim: async (tx, orderId, used) => {
        if (used) await markVoucherUsed(tx, used.id, orderId)
      },
    }
  },
  // No other voucher is taken for an order that has been placed.
  async reopen(db, order) {
    const voucher = await findUsedVoucher(db, order.id).executeTakeFirst()
    if (!voucher) return null
    return {
      discount: voucherDiscount([voucher]),
      // It takes nothing off any more, so it is its owner's to use again.
      claim: async (tx, orderId, used) => {
        if (!used) await restoreVoucher(tx, orderId)
      },
    }
  },
  async release(tx, order) {
    await updateVoucherStatus(tx, order.id, 'used', 'returned')
  },
  // Another order may have used it since.
  async reclaim(tx, order, { paise }) {
    return (await updateVoucherStatus(tx, order.id, 'returned', 'used')) ? { paise } : null
  },
}
