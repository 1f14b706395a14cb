/** The laundry as seller on documents, with its current tax status. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { sacCodeOf } from '#domain/settings/tax-standing.ts'
import type { SellerRow } from './store.ts'

export function sellerFromRow(row: SellerRow) {
  return {
    standing: row.tax_standing,
    business: {
      name: row.seller_name,
      address: row.seller_address,
      phone: row.seller_phone,
      email: row.seller_email,
      gstin: row.gstin,
    },
    sacCode: row.tax_standing === 'unregistered' ? '' : row.sac_code,
    taxPercent: row.tax_percent,
  }
}

/** The SAC on a line of a service: none on a plain invoice. */
export function sacOfLine(row: SellerRow, service: ServiceId): { sacCode?: string } {
  if (row.tax_standing === 'unregistered') return {}
  const codes = { byDefault: row.sac_code, services: row.service_sac_codes }
  return { sacCode: sacCodeOf(codes, service) }
}
