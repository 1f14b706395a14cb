// A laundry's standing under GST: documents with tax, their titles, and the SAC of each service.
import type { ServiceId } from '../catalogue/catalogue.ts'

/**
 * Registered: tax invoices (CGST rule 46). Composition: bills of supply without tax (CGST Act section 10, rule 49).
 * Unregistered: plain invoices without a word of tax.
 */
export const TAX_STANDINGS = ['registered', 'composition', 'unregistered'] as const
export type TaxStanding = (typeof TAX_STANDINGS)[number]

/** The rate that prices contain: none where the laundry may not collect tax. */
export function collectedTaxPercent(standing: TaxStanding, taxPercent: number): number {
  return standing === 'registered' ? taxPercent : 0
}

export type DocumentTitle = 'taxInvoice' | 'billOfSupply' | 'plainInvoice'

/** A registered laundry that charges no tax gives a bill of supply too (CGST Act section 31(3)(c)). */
export function invoiceTitleOf(standing: TaxStanding, percent: number): DocumentTitle {
  if (standing === 'unregistered') return 'plainInvoice'
  return standing === 'registered' && percent > 0 ? 'taxInvoice' : 'billOfSupply'
}

export interface SacCodes {
  /** Of every service without its own. */
  readonly byDefault: string
  readonly services: Readonly<Partial<Record<ServiceId, string>>>
}

export function sacCodeOf({ byDefault, services }: SacCodes, service: ServiceId): string {
  return services[service] || byDefault
}
