// Invoices and credit notes: number, lines, sums and tax.
import { sumAdjustmentsPaise, type Adjustment } from '../discounts/adjustments.ts'
import { gstOfCreditNote, gstInPrice, type Gst } from '../settings/gst.ts'
import { placeOfSupplyInOtherState, type GstState } from '../base/gst-states.ts'
import { collectedTaxPercent, type TaxStanding } from '../settings/tax-standing.ts'
import type { Unit } from '../catalogue/catalogue.ts'
import { sumPaise, type Paise } from '../base/money.ts'

/** All that is printed, kept as it was when the invoice was issued. */
export interface InvoiceContent {
  /** In which it was issued and is printed, such as "en-IN"; documents from before it was kept have none. */
  readonly language?: string
  /** The laundry's standing when it was issued; documents from before standings were kept have none. */
  readonly standing?: TaxStanding
  readonly business: InvoiceParty & { readonly gstin: string }
  readonly customer: Recipient
  /** What it is for, such as "Order LC-7K2M-Q9XD". */
  readonly subject: string
  /** The day it was issued, as people write it. */
  readonly issuedOn: string
  /** When and how, by name. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly lines: readonly InvoiceLine[]
  readonly sums: InvoiceSums
  readonly gst: Gst
  /** The laundry's default SAC; its lines may have others. Empty on a plain invoice. */
  readonly sacCode: string
  /** Where the recipient is registered, in another State than the laundry; left out within one. */
  readonly placeOfSupply?: GstState
  /** Where the order can be followed, a path of this site; null where there is nothing to follow. */
  readonly trackingPath: string | null
}

export interface InvoiceParty {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

export interface Recipient extends InvoiceParty {
  /** Of a registered recipient. */
  readonly gstin?: string
}

export interface InvoiceLine {
  /** The order that it and what follows belong to, where there are several, such as "Order LC-7K2M-Q9XD, 3 June 2026". */
  readonly order?: string
  readonly name: string
  /** The service, or the period. */
  readonly detail: string
  /** Of its service; left out on plain invoices and where it wasn't kept. */
  readonly sacCode?: string
  readonly quantity: number
  readonly unit: Unit | 'month'
  readonly listPricePaise: Paise
  readonly unitPricePaise: Paise
  readonly amountPaise: Paise
  /** How much of the quantity the Laundry Club covers, and what of the amount. */
  readonly coveredQuantity: number
  readonly coveredPaise: Paise
}

export interface InvoiceSums {
  /** The lines. */
  readonly itemsPaise: Paise
  /** What the kilograms cost that were missing to the least that is charged; left out where none were. */
  readonly leastChargePaise?: Paise
  readonly coveredPaise: Paise
  readonly discountPaise: Paise
  /** What the discount is made of; left out where there is none, and before it was kept. */
  readonly discounts?: readonly Adjustment[]
  readonly expressFeePaise: Paise
  /** Charged after the order was placed, such as for a second visit; left out where nothing was. */
  readonly feesPaise?: Paise
  /** Taken off later: goodwill given before it was issued, or what other credit notes took back. */
  readonly givenBackPaise?: Paise
  readonly totalPaise: Paise
}

type Draft = Omit<InvoiceContent, 'sums' | 'gst' | 'standing' | 'placeOfSupply'> & {
  readonly standing: TaxStanding
  readonly discounts: readonly Adjustment[]
  readonly leastChargePaise?: Paise
  readonly expressFeePaise: Paise
  readonly feesPaise?: Paise
  readonly givenBackPaise?: Paise
  readonly taxPercent: number
}

/** Sums the lines and finds the tax in the total, as the laundry's standing and the recipient's State ask. */
export function invoiceOf({
  discounts,
  leastChargePaise = 0,
  expressFeePaise,
  feesPaise = 0,
  givenBackPaise = 0,
  taxPercent,
  customer: { gstin, ...customer },
  ...draft
}: Draft): InvoiceContent {
  const percent = collectedTaxPercent(draft.standing, taxPercent)
  const placeOfSupply =
    percent > 0 ? placeOfSupplyInOtherState(draft.business.gstin, gstin ?? '') : null
  const itemsPaise = sumPaise(draft.lines.map((line) => line.amountPaise))
  const coveredPaise = sumPaise(draft.lines.map((line) => line.coveredPaise))
  const discountPaise = sumAdjustmentsPaise(discounts)
  const totalPaise = Math.max(
    0,
    itemsPaise +
      leastChargePaise +
      expressFeePaise +
      feesPaise -
      coveredPaise -
      discountPaise -
      givenBackPaise,
  )
  return {
    ...draft,
    customer: gstin && draft.standing !== 'unregistered' ? { ...customer, gstin } : customer,
    ...(placeOfSupply && { placeOfSupply }),
    sums: {
      itemsPaise,
      ...(leastChargePaise > 0 && { leastChargePaise }),
      coveredPaise,
      discountPaise,
      ...(discounts.length > 0 && { discounts }),
      expressFeePaise,
      ...(feesPaise > 0 && { feesPaise }),
      ...(givenBackPaise > 0 && { givenBackPaise }),
      totalPaise,
    },
    gst: gstInPrice(totalPaise, percent, placeOfSupply ? 'between-states' : 'within-state'),
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

/** The most that GST allows of an invoice's number (rule 46). */
const NUMBER_LENGTH = 16

/**
 * The number as it is printed, "2025-26-00042" or "CN-2025-26-00042". Where it grew longer than GST
 * allows, the series is written shorter, "CN-2526-100000": still one number for one document.
 */
export function invoiceNumber(series: string, number: number): string {
  const digits = String(number).padStart(5, '0')
  const short = series.replace(/\d\d(\d\d)-(\d\d)$/, '$1$2')
  const texts = [`${series}-${digits}`, `${short}-${digits}`, `${short.replace('-', '')}${digits}`]
  return texts.find(({ length }) => length <= NUMBER_LENGTH) ?? texts.at(-1)!
}

/** A credit note that an invoice has already: what of the invoice it took back. */
type Credited = Pick<InvoiceContent, 'gst'> & { readonly sums: Pick<InvoiceSums, 'totalPaise'> }

/**
 * What stands on a credit note: all that is left of the invoice with its lines, or one line with a part
 * of it and why.
 * @param credit.notes those that the invoice has already
 * @param credit.reason why, for a part; null when the rest is taken back
 */
export function creditNoteOf(
  invoice: InvoiceContent,
  credit: {
    readonly amountPaise: Paise
    readonly notes: readonly Credited[]
    readonly reason: string | null
    readonly issuedOn: string
    readonly facts: InvoiceContent['facts']
  },
): InvoiceContent {
  const { amountPaise, notes, reason, issuedOn, facts } = credit
  const taxed = ({ sums, gst }: Credited) => ({ totalPaise: sums.totalPaise, gst })
  const gst = gstOfCreditNote(taxed(invoice), notes.map(taxed), amountPaise)
  const creditedBefore = sumPaise(notes.map(({ sums }) => sums.totalPaise))
  if (reason === null) {
    const givenBackPaise = (invoice.sums.givenBackPaise ?? 0) + creditedBefore
    const sums = {
      ...invoice.sums,
      ...(givenBackPaise > 0 && { givenBackPaise }),
      totalPaise: amountPaise,
    }
    return { ...invoice, issuedOn, facts, sums, gst }
  }
  const line: InvoiceLine = {
    name: reason,
    detail: invoice.subject,
    quantity: 1,
    unit: 'piece',
    listPricePaise: amountPaise,
    unitPricePaise: amountPaise,
    amountPaise,
    coveredQuantity: 0,
    coveredPaise: 0,
  }
  return {
    ...invoice,
    issuedOn,
    facts,
    lines: [line],
    sums: {
      itemsPaise: amountPaise,
      coveredPaise: 0,
      discountPaise: 0,
      expressFeePaise: 0,
      totalPaise: amountPaise,
    },
    gst,
  }
}
