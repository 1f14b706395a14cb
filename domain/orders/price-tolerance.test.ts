import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreedPriceTerms,
  priceTermsOfBag,
  isWithinTolerance,
  chargeLimitPaise,
  type PriceTerms,
  priceTermsAfterCharge,
  usualTolerancePaise,
} from './price-tolerance.ts'

describe('the price that may be charged without asking', () => {
  it('adds a tenth by default, in whole rupees, and ₹100 at most', () => {
    expect([280_00, 95_00, 0, 999_99, 1000_00, 50_000_00].map(usualTolerancePaise)).toEqual([
      28_00, 9_00, 0, 99_00, 100_00, 100_00,
    ])
  })

  it('includes every lower price, and higher ones up to the customer’s tolerance', () => {
    const terms = agreedPriceTerms(280_00, 50_00)
    expect(chargeLimitPaise(terms)).toBe(330_00)
    expect([100_00, 330_00, 330_01].map((total) => isWithinTolerance(terms, total))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('has no limit for older orders, and counts the first price of a bag as approved', () => {
    const nothing = { agreedPaise: null, tolerancePaise: null }
    expect(priceTermsAfterCharge({ ...nothing, counted: true }, 900_00, false)).toEqual(nothing)
    expect(priceTermsAfterCharge({ ...nothing, counted: false }, 900_00, false)).toEqual({
      agreedPaise: 900_00,
      tolerancePaise: 90_00,
    })
    const chosen = { agreedPaise: null, tolerancePaise: 20_00, counted: false }
    expect(priceTermsAfterCharge(chosen, 900_00, false)).toMatchObject({ tolerancePaise: 20_00 })
  })

  it('never exceeds the sum that the customer named for a bag', () => {
    const terms = { ...priceTermsOfBag(450_00, null), counted: false }
    expect([301_00, 450_00].map((total) => priceTermsAfterCharge(terms, total, false))).toEqual([
      { agreedPaise: 450_00, tolerancePaise: 0 },
      { agreedPaise: 450_00, tolerancePaise: 0 },
    ])
    expect(priceTermsAfterCharge(terms, 450_01, false)).toBeNull()
    expect(priceTermsOfBag(null, 20_00)).toEqual({ agreedPaise: null, tolerancePaise: 20_00 })
  })
})

it('never exceeds the approved price and the tolerance without the customer, for any charges by staff', () => {
  const paise = fc.integer({ min: 0, max: 5_000_00 })
  const step = fc.record({
    totalPaise: paise,
    who: fc.constantFrom('staff', 'staff', 'customer', 'agrees'),
  })
  const tolerance = fc.option(fc.integer({ min: 0, max: 500_00 }))
  fc.assert(
    fc.property(paise, tolerance, fc.array(step, { maxLength: 12 }), (booked, chosen, steps) => {
      const first = agreedPriceTerms(booked, chosen)
      let terms: PriceTerms = first
      let [charged, approved] = [booked, booked]
      for (const { totalPaise, who } of steps) {
        const next =
          who === 'customer'
            ? agreedPriceTerms(totalPaise, terms.tolerancePaise)
            : priceTermsAfterCharge({ ...terms, counted: true }, totalPaise, who === 'agrees')
        if (who === 'agrees') approved = Math.max(approved, totalPaise)
        if (who === 'customer') approved = totalPaise
        // What is refused is always more than what is charged.
        expect(next === null && totalPaise <= charged).toBe(false)
        if (next !== null) [terms, charged] = [next, totalPaise]
        expect(charged).toBeLessThanOrEqual(approved + first.tolerancePaise)
        expect(terms.tolerancePaise).toBe(first.tolerancePaise)
      }
    }),
    { numRuns: 10_000 },
  )
})
