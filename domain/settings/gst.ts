// GST contained in a price: CGST and SGST within a State, IGST between two.
import type { Paise } from '../base/money.ts'

export interface Gst {
  /** The rate of the whole tax in percent; CGST and SGST have half of it each. */
  readonly percent: number
  /** The price without the tax in it. */
  readonly taxablePaise: Paise
  readonly cgstPaise: Paise
  readonly sgstPaise: Paise
  /** Instead of the two halves, between two States; left out within one. */
  readonly igstPaise?: Paise
  /** The tax in the price: the two halves together, or IGST. */
  readonly taxPaise: Paise
}

export type Reach = 'within-state' | 'between-states'

/**
 * The GST in a price that includes it. Within a State, CGST and SGST are the same: each is price × half the
 * rate ÷ (100 + rate), to the nearest paisa, half a paisa up. Between two, IGST is price × rate ÷ (100 + rate),
 * rounded the same way. Tax and taxable value are the price, to the paisa.
 * @param totalPaise what is paid, 0 or more
 * @param percent a whole number, 0 where no tax is charged
 * @throws RangeError for a price or a rate that is none
 */
export function gstInPrice(totalPaise: Paise, percent: number, reach: Reach = 'within-state'): Gst {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0)
    throw new RangeError(`${totalPaise} is not a price in paise`)
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError(`${percent} is not a rate of tax`)
  // In whole numbers throughout, for a float would round some prices the wrong way.
  const rate = BigInt(percent)
  const part = (whole: bigint) => Number((2n * BigInt(totalPaise) * rate + whole) / (2n * whole))
  if (reach === 'between-states' && percent > 0)
    return interstateGst(totalPaise, percent, part(100n + rate))
  const halfPaise = part(2n * (100n + rate))
  return gstOf(totalPaise, percent, halfPaise, halfPaise)
}

/** What an invoice has of a price and its tax, and what credit notes have taken back of them. */
export type Taxed = { readonly totalPaise: Paise; readonly gst: Gst }

/**
 * The GST of a credit note over part of an invoice, or over the rest of it. What is left of the
 * invoice has the tax that its sum has, so an invoice and its credit notes come to nothing in the end,
 * each half too, however many notes there are.
 * @param notes issued before
 * @param amountPaise at most what is left of the invoice
 */
export function gstOfCreditNote(invoice: Taxed, notes: readonly Taxed[], amountPaise: Paise): Gst {
  const leftOf = (read: (taxed: Taxed) => Paise) =>
    notes.reduce((left, note) => left - read(note), read(invoice))
  const { percent } = invoice.gst
  const restPaise = leftOf(({ totalPaise }) => totalPaise) - amountPaise
  if (invoice.gst.igstPaise !== undefined) {
    const restTaxPaise = gstInPrice(restPaise, percent, 'between-states').taxPaise
    const beyondPaise = Math.max(0, leftOf(({ gst }) => gst.taxPaise) - restTaxPaise)
    const igstPaise = restPaise === 0 ? beyondPaise : Math.min(beyondPaise, amountPaise)
    return interstateGst(amountPaise, percent, igstPaise)
  }
  const rest = gstInPrice(restPaise, percent)
  const half = (read: (gst: Gst) => Paise) => {
    const beyondPaise = Math.max(0, leftOf(({ gst }) => read(gst)) - read(rest))
    return restPaise === 0 ? beyondPaise : Math.min(beyondPaise, Math.floor(amountPaise / 2))
  }
  return gstOf(
    amountPaise,
    percent,
    half(({ cgstPaise }) => cgstPaise),
    half(({ sgstPaise }) => sgstPaise),
  )
}

function gstOf(totalPaise: Paise, percent: number, cgstPaise: Paise, sgstPaise: Paise): Gst {
  const taxPaise = cgstPaise + sgstPaise
  return { percent, taxablePaise: totalPaise - taxPaise, cgstPaise, sgstPaise, taxPaise }
}

function interstateGst(totalPaise: Paise, percent: number, igstPaise: Paise): Gst {
  const taxablePaise = totalPaise - igstPaise
  return { percent, taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise, taxPaise: igstPaise }
}
