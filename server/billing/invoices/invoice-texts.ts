/** What is printed around what an invoice keeps, in the laundry's language: plain data, for it is drawn in a thread. */
import type { InvoiceContent, InvoiceLine } from '#domain/invoice.ts'
import { withPaise } from '#domain/plans.ts'
import { costPaise } from '#domain/quantity.ts'
import type { Words } from '#words/words.ts'
import { toBeCounted } from '../../platform/pdf/counted.ts'

export type InvoiceTexts = ReturnType<typeof invoiceTexts>

/** What a document is: a credit note takes an invoice back. */
export type DocumentKind = 'invoice' | 'credit-note'

export function invoiceTexts(
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
    discount,
    refundedBefore,
    total,
  } = words
  const name = kind === 'invoice' ? words.invoice : words.creditNote
  const isTaxInvoice = kind === 'invoice' && business.gstin !== '' && gst.percent > 0
  const half = { percent: gst.percent / 2 }
  return {
    /** "Invoice 2025-26-00042" */
    document: `${name} ${number}`,
    title: isTaxInvoice ? words.taxInvoice : name,
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
    discount,
    discounts: (sums.discounts ?? []).map(words.discountFor),
    leastCharge,
    refundedBefore,
    total,
    inWords: words.inWords(sums.totalPaise),
    saved: savedText(words, kind, content),
    gst: {
      ...words.gst,
      central: words.gst.central(half),
      state: words.gst.state(half),
      contained: words.gst.contained({ ...gst, total: withPaise(sums.totalPaise) }),
    },
    thanks: words.thanks,
    scan: words.scan,
    foot: words.foot({ laundry: business.name, document: `${name} ${number}` }),
    /** To be counted. */
    page: toBeCounted((page, pages) => words.page({ page, pages })),
  }
}

function lineTexts(words: Words['invoices'], line: InvoiceLine) {
  const written = (quantity: number) =>
    line.unit === 'kg' ? words.kilograms(quantity) : String(quantity)
  return {
    quantity: written(line.quantity),
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
  return paise > 0 && kind === 'invoice' ? words.saved({ sum: withPaise(paise) }) : null
}
