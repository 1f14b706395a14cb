import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstOfCreditNote, gstInPrice, type Reach, type Taxed } from './gst.ts'

const price = fc.integer({ min: 0, max: 1e12 })
const rate = fc.integer({ min: 0, max: 40 })

describe('GST in a price', () => {
  it.each([
    // ₹118 at 18 %: ₹18, ₹9 each.
    [118_00, 18, 18_00, 9_00, 9_00],
    // ₹260: 39.661… is ₹39.66, ₹19.83 each.
    [260_00, 18, 39_66, 19_83, 19_83],
    // ₹210: half of 32.0338… is ₹16.02, twice.
    [210_00, 18, 32_04, 16_02, 16_02],
    [100_00, 0, 0, 0, 0],
    [0, 18, 0, 0, 0],
    // 6 paise at 20 %: each half is exactly half a paisa, which goes up.
    [6, 20, 2, 1, 1],
  ])('splits %i paise at %i %% into %i: %i and %i', (total, percent, tax, cgst, sgst) => {
    expect(gstInPrice(total, percent)).toEqual({
      percent,
      taxablePaise: total - tax,
      taxPaise: tax,
      cgstPaise: cgst,
      sgstPaise: sgst,
    })
  })

  it('charges only IGST between two States, and adds up to the price', () => {
    fc.assert(
      fc.property(price, rate, (total, percent) => {
        const gst = gstInPrice(total, percent, 'between-states')
        expect([gst.cgstPaise, gst.sgstPaise]).toEqual([0, 0])
        expect(gst.taxPaise).toBe(gst.igstPaise ?? 0)
        expect(gst.taxablePaise + gst.taxPaise).toBe(total)
        // Halves are rounded apart, so they differ from the whole by a paisa at most.
        expect(Math.abs(gst.taxPaise - gstInPrice(total, percent).taxPaise)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('has whole paise that add up to the price, with equal halves', () => {
    fc.assert(
      fc.property(price, rate, (total, percent) => {
        const gst = gstInPrice(total, percent)
        expect(gst.cgstPaise + gst.sgstPaise).toBe(gst.taxPaise)
        expect(gst.taxablePaise + gst.taxPaise).toBe(total)
        expect(gst.sgstPaise).toBe(gst.cgstPaise)
        expect(Object.values(gst).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('has halves within half a paisa of the exact half', () => {
    fc.assert(
      fc.property(price, rate, (total, percent) => {
        const { cgstPaise } = gstInPrice(total, percent)
        // 2 × |half × 2 × (100 + rate) − total × rate| ≤ 2 × (100 + rate), in whole numbers.
        const whole = 2n * BigInt(100 + percent)
        const off = 2n * (BigInt(cgstPaise) * whole - BigInt(total) * BigInt(percent))
        expect(off <= whole && off > -whole).toBe(true)
      }),
    )
  })

  it('grows with the price', () => {
    fc.assert(
      fc.property(price, price, rate, (one, other, percent) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        expect(gstInPrice(small, percent).taxPaise).toBeLessThanOrEqual(
          gstInPrice(large, percent).taxPaise,
        )
      }),
    )
  })

  it.each([
    [-1, 18],
    [1.5, 18],
    [100, 18.5],
    [100, -1],
  ])('refuses %d paise at %d %%', (total, percent) => {
    expect(() => gstInPrice(total, percent)).toThrow(RangeError)
  })
})

describe('the GST of credit notes', () => {
  const parts = fc.array(fc.integer({ min: 3, max: 1e6 }), { minLength: 1, maxLength: 12 })
  const reach = fc.constantFrom<Reach>('within-state', 'between-states')
  const sums = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'taxPaise'] as const

  it('cancels out that of the invoice once its whole amount is credited, in each half too', () => {
    fc.assert(
      fc.property(parts, rate, reach, (amounts, percent, reach) => {
        const totalPaise = amounts.reduce((sum, amount) => sum + amount, 0)
        const invoice = { totalPaise, gst: gstInPrice(totalPaise, percent, reach) }
        const notes: Taxed[] = []
        for (const amount of amounts) {
          const gst = gstOfCreditNote(invoice, notes, amount)
          expect(gst.cgstPaise).toBe(gst.sgstPaise)
          const taxPaise = gst.cgstPaise + gst.sgstPaise + (gst.igstPaise ?? 0)
          expect([taxPaise, gst.taxablePaise + taxPaise]).toEqual([gst.taxPaise, amount])
          expect(Math.min(gst.cgstPaise, gst.taxPaise, gst.taxablePaise)).toBeGreaterThanOrEqual(0)
          notes.push({ totalPaise: amount, gst })
        }
        for (const sum of sums)
          expect(notes.reduce((taken, { gst }) => taken + (gst[sum] ?? 0), 0)).toBe(
            invoice.gst[sum] ?? 0,
          )
      }),
    )
  })

  it('equals that of a wholly credited invoice, even one issued with unequal halves', () => {
    const gst = { percent: 18, taxablePaise: 177_97, cgstPaise: 16_01, sgstPaise: 16_02 }
    const invoice = { totalPaise: 210_00, gst: { ...gst, taxPaise: 32_03 } }
    expect(gstOfCreditNote(invoice, [], 210_00)).toEqual(invoice.gst)
  })
})
