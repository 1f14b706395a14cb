// Benchmark of drawing an invoice.
import { invoiceOf } from '#domain/invoices/invoice.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { invoiceLabels } from '#server/billing/invoices/invoice-labels.ts'
import { renderInvoice } from '#server/billing/invoices/print-invoice.ts'
import { english } from '#words/words.ts'
import { warmUpInvoiceDrawing } from '#server/billing/invoices/warm-up-invoice-drawing.ts'
import { percentile } from './load/load.ts'
import type { Stores } from './store.ts'
import type { Figure } from './table.ts'

const MOST_MS = 50
const WARM_UP = 30

/** The same on any database, so it is measured once. */
export async function measureInvoices(stores: Stores, quick: boolean): Promise<Figure[]> {
  if (stores.engine !== 'pglite') return []
  const began = performance.now()
  await warmUpInvoiceDrawing(english)
  const warmedUp = performance.now() - began
  const first = await draw(6)
  for (let count = 0; count < WARM_UP; count += 1) await draw(6)

  const usual: number[] = []
  const long: number[] = []
  for (let count = 0; count < (quick ? 30 : 150); count += 1) {
    usual.push(await draw(6))
    long.push(await draw(36))
  }
  return [
    {
      name: 'an invoice of 6 lines, median',
      value: percentile(usual, 0.5),
      unit: 'ms',
      atMost: MOST_MS,
    },
    { name: 'of 36 lines, median', value: percentile(long, 0.5), unit: 'ms', atMost: MOST_MS },
    { name: 'the first one after a start', value: first, unit: 'ms', atMost: MOST_MS },
    { name: 'making ready for it, after the start', value: warmedUp, unit: 'ms' },
  ]
}

/** @returns how long it took, in milliseconds */
async function draw(lines: number): Promise<number> {
  const party = {
    name: 'Washline',
    address: 'No. 7, Soapnut Lane, Indiranagar, Bengaluru 560038',
    phone: '+91 80 4123 0000',
    email: 'hello@washline.example',
  }
  const content = invoiceOf({
    standing: 'registered',
    business: { ...party, gstin: '29AAAAA0000A1ZY' },
    customer: { ...party, name: 'Venkatanarasimharajuvaripeta Subrahmanyam Iyer' },
    subject: 'Order LC-7K2M-Q9XD',
    issuedOn: '19 June 2025',
    facts: [{ name: 'Ordered', value: '17 June 2025' }],
    lines: Array.from({ length: lines }, (_, index) => {
      const item = FIRST_CATALOGUE[index % FIRST_CATALOGUE.length]!
      return {
        name: item.name,
        detail: item.service,
        quantity: 2,
        unit: item.unit,
        listPricePaise: item.listPricePaise,
        unitPricePaise: item.onlinePricePaise ?? item.listPricePaise,
        amountPaise: 2 * (item.onlinePricePaise ?? item.listPricePaise),
        coveredQuantity: 0,
        coveredPaise: 0,
      }
    }),
    sacCode: '999719',
    trackingPath: '/track-order?orderId=LC-7K2M-Q9XD',
    discounts: [],
    expressFeePaise: 2000,
    taxPercent: 18,
  })
  const began = performance.now()
  const number = '2025-26-00042'
  await renderInvoice({
    number,
    content,
    texts: invoiceLabels(english, { kind: 'invoice', number, content }),
    payment: { isPaid: true, text: 'by UPI, 19 June 2025', label: 'Paid' },
    baseUrl: 'https://laundry.example',
  })
  return performance.now() - began
}
