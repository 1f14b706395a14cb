import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceOf, type InvoiceContent } from '#domain/invoices/invoice.ts'
import { english } from '#words/words.ts'
import { findMisplacedTexts, typedText } from '../../testing/drawn-pages.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceLabels } from './invoice-labels.ts'

/** @param typed what people typed into names, addresses, items and discounts */
function contentOf(typed: readonly string[], count: number): InvoiceContent {
  const [laundry, name, address, item, service, discount] = typed as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const contact = { phone: '+91 98450 77345', email: `${'long.'.repeat(9)}name@washline.test` }
  return invoiceOf({
    standing: 'registered',
    business: { name: laundry, address, ...contact, gstin: '29ABCDE1234F1Z5' },
    customer: { name, address, ...contact, gstin: '27ABCDE1234F1Z5' },
    subject: 'Order LC-7K2M-Q9XD',
    issuedOn: '18 June 2026',
    facts: [
      { name: 'Pickup', value: 'Wed 18 June, 11 AM - 1 PM' },
      { name: 'Delivery', value: address },
    ],
    lines: Array.from({ length: count }, () => ({
      order: `Order LC-7K2M-Q9XD, ${name}`,
      name: item,
      detail: service,
      quantity: 12.5,
      unit: 'kg',
      listPricePaise: 99_999_99,
      unitPricePaise: 88_888_88,
      amountPaise: 1_111_111_00,
      coveredQuantity: 2.5,
      coveredPaise: 222_222_20,
    })),
    sacCode: '999712',
    trackingPath: '/track-order?orderId=0197',
    discounts: [{ source: 'promo', label: discount, paise: 50_00 }],
    leastChargePaise: 10_00,
    expressFeePaise: 20_00,
    taxPercent: 18,
  })
}

it('keeps each text of an invoice in its place, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(typedText, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 12 }),
      async (typed, count) => {
        const content = contentOf(typed, count)
        const number = '2026-27-00042'
        const bytes = await drawInvoice({
          number,
          content,
          texts: invoiceLabels(english, { kind: 'invoice', number, content }),
          payment: { isPaid: true, label: 'Paid', text: `On 18 June 2026 by ${typed[5]}` },
          baseUrl: 'https://washline.test',
        })
        expect(findMisplacedTexts(bytes)).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
})
