/**
 * An invoice's printed labels in the laundry's language: plain data, because invoices are drawn in a separate
 * thread.
 */
import type { InvoiceContent, InvoiceLine } from '#domain/invoices/invoice.ts'
import { chargesUtgst } from '#domain/base/gst-states.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { costPaise } from '#domain/base/quantity.ts'
import { invoiceTitleOf, type DocumentTitle } from '#domain/settings/tax-standing.ts'
import type { Words } from '#words/words.ts'
import { numberOfTotalTemplate } from '../../platform/pdf/fill-number-of-total.ts'

export type InvoiceTexts = ReturnType<typeof invoiceLabels>

/** What a document is: a credit note takes an invoice back. */
export type DocumentKind = 'invoice' | 'credit-note'

export function invoiceLabels(
  { invoices: words }: Pick<Words, 'invoices'>,
  { kind, number, content }: { kind: DocumentKind; number: string; content: InvoiceContent },
) {
  const { business, customer, gst, sums, lines } = content
  const {
    from,
    what,
    columns,
    items,
    leastCharge,
    covered,
    express,
    fees,
    discount,
    refundedBefore,
    total,
  } = words
  const title = kind === 'invoice' ? words.titles[titleOf(content)] : words.creditNote
  const name = title === words.titles.taxInvoice ? words.invoice : title
  return {
    /** "Invoice 2025-26-00042" */
    document: `${name} ${number}`,
    title,
    composition: content.standing === 'composition' ? words.composition : null,
    from,
    for: words.for,
    what,
    gstin: business.gstin && words.gstin(business),
    customerGstin: customer.gstin === undefined ? '' : words.gstin({ gstin: customer.gstin }),
    columns,
    lines: lines.map((line) => lineTexts(words, line)),
    items,
    covered,
    express,
    fees,
    discount,
    discounts: (sums.discounts ?? []).map(words.discountFor),
    leastCharge,
    refundedBefore,
    total,
    inWords: words.inWords(sums.totalPaise),
    saved: savedText(words, kind, content),
    gst: {
      columns: taxColumns(words, content),
      contained: words.gst.contained({ ...gst, total: formatPlanPaise(sums.totalPaise) }),
    },
    thanks: words.thanks,
    scan: words.scan,
    foot: words.foot({ laundry: business.name, document: `${name} ${number}` }),
    /** To be counted. */
    page: numberOfTotalTemplate((page, pages) => words.page({ page, pages })),
  }
}

/** Documents from before standings were kept are tax invoices where they have a GSTIN and tax. */
function titleOf({ standing, business, gst }: InvoiceContent): DocumentTitle {
  if (standing !== undefined) return invoiceTitleOf(standing, gst.percent)
  return business.gstin !== '' && gst.percent > 0 ? 'taxInvoice' : 'plainInvoice'
}

interface TaxColumn {
  name: string
  value: string
  /** How much of the row it takes beside the others. */
  share: number
}

/** The tax of a document: IGST with the place of supply, or the two halves; none where no tax is in it. */
function taxColumns(
  { gst: words }: Words['invoices'],
  { gst, lines, sacCode, business, placeOfSupply }: InvoiceContent,
): TaxColumn[] {
  if (gst.percent === 0) return []
  const sum = (name: string, paise: number) => ({ name, value: formatPlanPaise(paise), share: 2 })
  const taxable = sum(words.taxable, gst.taxablePaise)
  if (placeOfSupply && gst.igstPaise !== undefined)
    return [
      taxable,
      sum(words.integrated(gst), gst.igstPaise),
      {
        name: words.placeOfSupply,
        value: `${placeOfSupply.name} (${placeOfSupply.code})`,
        share: 5,
      },
    ]
  const half = { percent: gst.percent / 2 }
  const ofState = chargesUtgst(business.gstin) ? words.unionTerritory : words.state
  const isOnLines = lines.every((line) => line.sacCode !== undefined)
  return [
    ...(isOnLines ? [] : [{ name: words.sac, value: sacCode, share: 1.4 }]),
    taxable,
    sum(words.central(half), gst.cgstPaise),
    sum(ofState(half), gst.sgstPaise),
    sum(words.all, gst.taxPaise),
  ]
}

function lineTexts(words: Words['invoices'], line: InvoiceLine) {
  const written = (quantity: number) =>
    line.unit === 'kg' ? words.kilograms(quantity) : String(quantity)
  const { detail, sacCode } = line
  return {
    quantity: written(line.quantity),
    detail: sacCode === undefined ? detail : words.detailWithSac({ detail, sacCode }),
    covered: words.clubCovers({ quantity: written(line.coveredQuantity) }),
  }
}

/** What an invoice's customer saved; null for nothing. */
function savedText(
  words: Words['invoices'],
  kind: DocumentKind,
  { sums, lines }: InvoiceContent,
): string | null {
  const paise = lines.reduce(
    (sum, line) => sum + costPaise(line.listPricePaise, line.quantity) - line.amountPaise,
    sums.coveredPaise + sums.discountPaise,
  )
  return paise > 0 && kind === 'invoice' ? words.saved({ sum: formatPlanPaise(paise) }) : null
}
