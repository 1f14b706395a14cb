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

/** Writes days as invoices do: "19 June 2025". */
export function dayIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return (instant) => format.format(instant)
}
