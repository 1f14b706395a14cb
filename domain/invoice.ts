// Owns what stands on a tax invoice: its number, its lines, its sums. Product section 4.
import { gstIn, type Gst } from './gst.ts'
import { sumPaise, type Paise } from './money.ts'

/** All that is printed, kept as it was when the invoice was issued. */
export interface InvoiceContent {
  readonly business: InvoiceParty & { readonly gstin: string }
  readonly customer: InvoiceParty
  /** What it is for, such as "Order LC-7K2M-Q9XD". */
  readonly subject: string
  /** The day it was issued, as people write it. */
  readonly issuedOn: string
  /** When and how, by name. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly lines: readonly InvoiceLine[]
  readonly sums: InvoiceSums
  readonly gst: Gst
  readonly sacCode: string
  /** Where the order can be followed, a path of this site; null where there is nothing to follow. */
  readonly trackingPath: string | null
}

export interface InvoiceParty {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

export interface InvoiceLine {
  readonly name: string
  /** The service, or the period. */
  readonly detail: string
  readonly quantity: number
  readonly unit: 'kg' | 'piece' | 'month'
  readonly listPricePaise: Paise
  readonly unitPricePaise: Paise
  readonly amountPaise: Paise
  /** How much of the quantity the Laundry Club covers, and what of the amount. */
  readonly coveredQuantity: number
  readonly coveredPaise: Paise
}

export interface InvoiceSums {
  readonly itemsPaise: Paise
  readonly coveredPaise: Paise
  readonly discountPaise: Paise
  readonly expressFeePaise: Paise
  readonly totalPaise: Paise
}

type Draft = Omit<InvoiceContent, 'sums' | 'gst'> & {
  readonly discountPaise: Paise
  readonly expressFeePaise: Paise
  readonly taxPercent: number
}

/** Sums the lines and finds the tax in the total. */
export function invoiceOf({
  discountPaise,
  expressFeePaise,
  taxPercent,
  ...draft
}: Draft): InvoiceContent {
  const itemsPaise = sumPaise(draft.lines.map((line) => line.amountPaise))
  const coveredPaise = sumPaise(draft.lines.map((line) => line.coveredPaise))
  const totalPaise = itemsPaise + expressFeePaise - coveredPaise - discountPaise
  return {
    ...draft,
    sums: { itemsPaise, coveredPaise, discountPaise, expressFeePaise, totalPaise },
    gst: gstIn(totalPaise, taxPercent),
  }
}

/** The series of a date: its Indian financial year, April to March, as "2025-26". */
export function invoiceSeries(date: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The series of credit notes of a date: one of its own, "CN-2025-26". */
export function creditNoteSeries(date: string): string {
  return `CN-${invoiceSeries(date)}`
}

/** The number as it is printed, "2025-26-00042": unique, and within the 16 characters that GST allows. */
export function invoiceNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(5, '0')}`
}
