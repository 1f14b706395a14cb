import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstIn } from './gst.ts'

const price = fc.integer({ min: 0, max: 1e12 })
const rate = fc.integer({ min: 0, max: 40 })

describe('GST in a price', () => {
  it.each([
    // ₹118 at 18 %: ₹18, ₹9 each.
    [118_00, 18, 18_00, 9_00, 9_00],
    // ₹260: 39.661… is ₹39.66, ₹19.83 each.
    [260_00, 18, 39_66, 19_83, 19_83],
    // ₹210: 32.0338… is ₹32.03; the odd paisa is SGST's.
    [210_00, 18, 32_03, 16_01, 16_02],
    [100_00, 0, 0, 0, 0],
    [0, 18, 0, 0, 0],
    // 3 paise at 20 %: exactly half a paisa, which goes up.
    [3, 20, 1, 0, 1],
  ])('of %i paise at %i %% is %i: %i and %i', (total, percent, tax, cgst, sgst) => {
    expect(gstIn(total, percent)).toEqual({
      percent,
      taxablePaise: total - tax,
      taxPaise: tax,
      cgstPaise: cgst,
      sgstPaise: sgst,
    })
  })

  it('is whole paise whose parts sum to the price, the halves a paisa apart at most', () => {
    fc.assert(
      fc.property(price, rate, (total, percent) => {
        const gst = gstIn(total, percent)
        expect(gst.cgstPaise + gst.sgstPaise).toBe(gst.taxPaise)
        expect(gst.taxablePaise + gst.taxPaise).toBe(total)
        expect([0, 1]).toContain(gst.sgstPaise - gst.cgstPaise)
        expect(Object.values(gst).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('is never more than half a paisa away from the exact tax', () => {
    fc.assert(
      fc.property(price, rate, (total, percent) => {
        const { taxPaise } = gstIn(total, percent)
        // 2 × |tax × (100 + rate) − total × rate| ≤ 100 + rate, in whole numbers.
        const off =
          2n * (BigInt(taxPaise) * BigInt(100 + percent) - BigInt(total) * BigInt(percent))
        expect(off <= BigInt(100 + percent) && off > -BigInt(100 + percent)).toBe(true)
      }),
    )
  })

  it('grows with the price', () => {
    fc.assert(
      fc.property(price, price, rate, (one, other, percent) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        expect(gstIn(small, percent).taxPaise).toBeLessThanOrEqual(gstIn(large, percent).taxPaise)
      }),
    )
  })

  it.each([
    [-1, 18],
    [1.5, 18],
    [100, 18.5],
    [100, -1],
  ])('refuses %d paise at %d %%', (total, percent) => {
    expect(() => gstIn(total, percent)).toThrow(RangeError)
  })
})
