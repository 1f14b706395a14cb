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

/** Making a formatter is slow and a laundry has one zone, so each is made once. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Writes days as invoices do: "19 June 2025". */
export function dayIn(timeZone: string): (instant: Date) => string {
  let format = dayFormats.get(timeZone)
  if (!format) {
    const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-IN', { ...day, timeZone })
    dayFormats.set(timeZone, format)
  }
  return (instant) => format.format(instant)
}
