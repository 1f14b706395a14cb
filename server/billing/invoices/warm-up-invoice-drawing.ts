/** Warms up invoice drawing at start, so that the first invoice is as quick as later ones. */
import { invoiceOf } from '#domain/invoices/invoice.ts'
import type { Words } from '#words/words.ts'
import { invoiceLabels } from './invoice-labels.ts'
import type { Drawing } from './page.ts'
import { renderInvoice } from './print-invoice.ts'

/** Drawing the same again is quicker each time; from the sixth on it hardly changes. */
const DRAWINGS = 6

/** Starts the thread that draws, opens the fonts there and draws an invoice that nobody gets. */
export async function warmUpInvoiceDrawing(words: Words): Promise<void> {
  const texts = invoiceLabels(words, { ...SAMPLE, kind: 'invoice' })
  for (let count = 0; count < DRAWINGS; count += 1) await renderInvoice({ ...SAMPLE, texts })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ₹.,:&×−-()@+'
const PARTY = { name: LETTERS, address: LETTERS, phone: LETTERS, email: LETTERS }

const SAMPLE: Omit<Drawing, 'texts'> = {
  number: '2025-26-00000',
  content: invoiceOf({
    standing: 'registered',
    business: { ...PARTY, gstin: '29AAAAA0000A1ZY' },
    customer: PARTY,
    subject: LETTERS,
    issuedOn: LETTERS,
    facts: [{ name: LETTERS, value: LETTERS }],
    lines: [
      {
        name: LETTERS,
        detail: LETTERS,
        quantity: 2,
        unit: 'kg',
        listPricePaise: 9900,
        unitPricePaise: 7000,
        amountPaise: 14_000,
        coveredQuantity: 1,
        coveredPaise: 7000,
      },
    ],
    sacCode: '999719',
    trackingPath: '/track-order?orderId=LC-0000-0000',
    discounts: [{ source: 'voucher', label: LETTERS, paise: 1000 }],
    expressFeePaise: 2000,
    taxPercent: 18,
  }),
  payment: { isPaid: true, text: LETTERS, label: LETTERS },
  baseUrl: 'http://localhost:3000',
}
