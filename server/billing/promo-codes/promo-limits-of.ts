/** A promo code's limits, from its row. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { PromoRow } from './store.ts'

export function promoLimitsOf(row: PromoRow) {
  return {
    services: row.services as ServiceId[],
    firstOrderOnly: row.first_order_only,
    fromDate: row.from_date,
    untilDate: row.until_date,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    withVoucher: row.with_voucher,
    active: row.active,
  }
}
