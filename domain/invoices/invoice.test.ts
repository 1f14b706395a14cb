import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditNoteOf, invoiceNumber, invoiceOf, invoiceSeries } from './invoice.ts'
import { TAX_STANDINGS } from '../settings/tax-standing.ts'

const party = { name: 'A', address: '', phone: '', email: '' }
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unitPricePaise: fc.integer({ min: 0, max: 1e6 }),
    coveredShare: fc.float({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, unitPricePaise, coveredShare }) => {
    const coveredQuantity = Math.floor(quantity * coveredShare)
    return {
      name: 'Shirt',
      detail: 'Ironing',
      unit: 'piece' as const,
      quantity,
      listPricePaise: unitPricePaise,
      unitPricePaise,
      amountPaise: unitPricePaise * quantity,
      coveredQuantity,
      coveredPaise: unitPricePaise * coveredQuantity,
    }
  })

it('adds up lines, cover, express fee and tax to the paisa', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.boolean(), (lines, express) => {
      const { sums, gst } = invoiceOf({
        standing: 'unregistered',
        business: { ...party, gstin: '' },
        customer: party,
        subject: 'Order',
        issuedOn: '19 June 2025',
        facts: [],
        lines,
        sacCode: '999719',
        trackingPath: null,
        discounts: [],
        expressFeePaise: express ? 2000 : 0,
        taxPercent: 18,
      })
      const charged = lines.map((each) => each.amountPaise - each.coveredPaise)
      const expected = charged.reduce((sum, each) => sum + each, express ? 2000 : 0)
      expect(sums.totalPaise).toBe(expected)
      expect(sums.itemsPaise - sums.coveredPaise + sums.expressFeePaise).toBe(sums.totalPaise)
      expect(gst.taxablePaise + gst.cgstPaise + gst.sgstPaise).toBe(sums.totalPaise)
    }),
  )
})

describe('the tax of an invoice', () => {
  const HERE = '29AAAAA0000A1ZY'
  const standing = fc.constantFrom(...TAX_STANDINGS)
  const recipient = fc.constantFrom('', '29ABCDE1234F1ZW', '27AAPFU0939F1ZV', '24AAACC1206D1ZM')

  it('splits tax into CGST and SGST, or IGST with a place of supply, or none, and matches the total', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        standing,
        recipient,
        fc.integer({ min: 0, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, standing, gstin, taxPercent, share) => {
          const invoice = invoiceOf({
            standing,
            business: { ...party, gstin: standing === 'unregistered' ? '' : HERE },
            customer: { ...party, gstin },
            subject: 'Order',
            issuedOn: '19 June 2025',
            facts: [],
            lines,
            sacCode: '999719',
            trackingPath: null,
            discounts: [],
            expressFeePaise: 0,
            taxPercent,
          })
          const note = creditNoteOf(invoice, {
            amountPaise: Math.floor(invoice.sums.totalPaise * share),
            notes: [],
            reason: 'A stain stayed',
            issuedOn: '20 June 2025',
            facts: [],
          })
          const isTaxed = standing === 'registered' && taxPercent > 0
          const isBetween = isTaxed && gstin !== '' && !gstin.startsWith('29')
          for (const document of [invoice, note]) {
            const { gst, sums, placeOfSupply, customer } = document
            const { cgstPaise, sgstPaise, igstPaise = 0, taxPaise, taxablePaise } = gst
            expect(cgstPaise > 0 && igstPaise > 0).toBe(false)
            expect(cgstPaise + sgstPaise + igstPaise).toBe(taxPaise)
            expect(taxablePaise + taxPaise).toBe(sums.totalPaise)
            expect(placeOfSupply?.code).toBe(isBetween ? gstin.slice(0, 2) : undefined)
            expect(isBetween ? cgstPaise : igstPaise).toBe(0)
            expect(gst.percent).toBe(isTaxed ? taxPercent : 0)
            expect(document.standing).toBe(standing)
            expect(customer.gstin).toBe((standing !== 'unregistered' && gstin) || undefined)
          }
        },
      ),
    )
  })
})

it.each([
  ['2025-04-01', '2025-26'],
  ['2025-12-31', '2025-26'],
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2099-06-01', '2099-00'],
])('numbers an invoice of %s in the series %s', (date, series) => {
  expect(invoiceSeries(date)).toBe(series)
})

it.each([
  ['2025-26', 1, '2025-26-00001'],
  ['2025-26', 99_999_999, '2025-26-99999999'],
  ['2025-26', 100_000_000, '2526-100000000'],
  ['CN-2025-26', 42, 'CN-2025-26-00042'],
  ['CN-2025-26', 99_999, 'CN-2025-26-99999'],
  ['CN-2025-26', 100_000, 'CN-2526-100000'],
  ['CN-2025-26', 2_147_483_647, 'CN25262147483647'],
])('writes number %s %i as %s', (series, number, text) => {
  expect(invoiceNumber(series, number)).toBe(text)
})

it('keeps every number unique and within the 16 characters of GST rule 46', () => {
  const number = fc.integer({ min: 1, max: 2_147_483_647 })
  const series = fc.constantFrom('2025-26', 'CN-2025-26', '2026-27', 'CN-2026-27', '2099-00')
  fc.assert(
    fc.property(series, number, series, number, (one, some, other, more) => {
      const texts = [invoiceNumber(one, some), invoiceNumber(other, more)]
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(16)
      expect(texts[0] === texts[1]).toBe(one === other && some === more)
    }),
  )
})
