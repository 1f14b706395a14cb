/** What every invoice says of the laundry and its tax, as of now. */
import type { SellerRow } from './store.ts'

export function sellerOf(row: SellerRow) {
  return {
    business: {
      name: row.seller_name,
      address: row.seller_address,
      phone: row.seller_phone,
      email: row.seller_email,
      gstin: row.gstin,
    },
    sacCode: row.sac_code,
    taxPercent: row.tax_percent,
  }
}
