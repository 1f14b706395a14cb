import { DAY_MS } from '../base/time-zone.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowanceForChangedOrder,
  allowanceDiscount,
  coverLinesFromAllowance,
  allowanceLeftAfter,
  type Allowance,
  type AllowanceUse,
  type CoverableLine,
} from './allowance.ts'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { quoteOrder } from '../catalogue/pricing.ts'
import { subtractQuantity, sumQuantities } from '../base/quantity.ts'

const NOW = new Date('2025-06-18T06:30:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const ALLOWANCE: Allowance = {
  pickupsLeft: 2,
  dryCleanItemsLeft: 5,
  lots: [
    { id: 'current', kilogramsLeft: 12, expiresAt: inDays(80) },
    { id: 'older', kilogramsLeft: 2, expiresAt: inDays(20) },
  ],
}

function washFold(quantity: number): CoverableLine {
  return { service: 'wash-fold', quantity, unitPricePaise: 7000 }
}

function dryClean(quantity: number, unitPricePaise: number): CoverableLine {
  return { service: 'dry-cleaning', quantity, unitPricePaise }
}

function cover(lines: CoverableLine[], allowance: Partial<Allowance> = {}) {
  return coverLinesFromAllowance(lines, { ...ALLOWANCE, ...allowance }, NOW)
}

describe('cover', () => {
  it('takes kilograms from the lot that expires first', () => {
    expect(cover([washFold(5)])).toEqual({
      quantities: [5],
      use: {
        kilograms: [
          { lotId: 'older', kilograms: 2 },
          { lotId: 'current', kilograms: 3 },
        ],
        dryCleanItems: 0,
      },
    })
  })

  it('covers no more than the kilograms left, and charges the rest', () => {
    expect(cover([washFold(20)]).quantities).toEqual([14])
  })

  it('excludes kilograms from the instant they expire', () => {
    const lots = [{ id: 'old', kilogramsLeft: 9, expiresAt: NOW }]
    expect(cover([washFold(3)], { lots })).toEqual({ quantities: [0], use: null })
  })

  it('covers nothing without a pickup', () => {
    expect(cover([washFold(3), dryClean(1, 9900)], { pickupsLeft: 0 }).use).toBeNull()
  })

  it('uses up no pickup for an order with nothing to cover', () => {
    const ironing = { service: 'ironing' as const, quantity: 4, unitPricePaise: 1000 }
    expect(cover([ironing]).use).toBeNull()
  })

  it('covers the dearest dry-clean items, and of equal price the first', () => {
    const lines = [dryClean(3, 1500), dryClean(2, 25000), dryClean(4, 1500)]
    expect(cover(lines)).toEqual({
      quantities: [3, 2, 0],
      use: { kilograms: [], dryCleanItems: 5 },
    })
  })

  it('leaves the rest of the allowance', () => {
    const { use } = cover([washFold(3), dryClean(1, 9900)])
    expect(allowanceLeftAfter(ALLOWANCE, use, NOW)).toEqual({
      kilograms: 11,
      pickups: 1,
      dryCleanItems: 4,
    })
    expect(allowanceLeftAfter(ALLOWANCE, null, NOW)).toEqual({
      kilograms: 14,
      pickups: 2,
      dryCleanItems: 5,
    })
  })
})

describe('a quote with an allowance', () => {
  const tenths = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 10)
  const anyAllowance = fc.record({
    pickupsLeft: fc.nat(3),
    dryCleanItemsLeft: fc.nat(6),
    lots: fc.uniqueArray(
      fc.record({
        id: fc.nat(50).map(String),
        kilogramsLeft: tenths(0, 150),
        expiresAt: fc.integer({ min: -40, max: 90 }).map(inDays),
      }),
      { maxLength: 3, selector: (lot) => lot.id },
    ),
  })
  const anyLines = fc.array(
    fc.constantFrom(...FIRST_CATALOGUE).chain(({ id, unit }) =>
      fc.record({
        itemId: fc.constant(id),
        quantity: unit === 'kg' ? tenths(1, 90) : fc.integer({ min: 1, max: 9 }),
      }),
    ),
    { minLength: 1, maxLength: 10 },
  )

  it('shows the covered quantity of each line, within the allowance', () => {
    fc.assert(
      fc.property(anyAllowance, anyLines, fc.boolean(), (allowance, lines, express) => {
        const ask = (club?: { allowance: Allowance; now: Date }) => {
          const answer = quoteOrder({
            lines,
            isWeighed: () => true,
            catalogue: FIRST_CATALOGUE,
            delivery: express ? 'express' : 'standard',
            expressFeePaise: 2000,
            limits: DEFAULT_LIMITS,
            discounts: club && [allowanceDiscount(club)],
          })
          if (!answer.ok) throw new Error(answer.error.kind)
          return answer.value
        }
        const plain = ask()
        const quote = ask({ allowance, now: NOW })
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        const coveredOf = (service: string) =>
          sumQuantities(
            quote.lines.filter((l) => l.service === service).map((l) => l.coveredQuantity),
          )

        expect(quote.totalPaise).toBe(plain.totalPaise - quote.coveredPaise)
        expect(quote.totalPaise).toBeGreaterThanOrEqual(quote.expressFeePaise)
        expect(quote.savedPaise).toBe(plain.savedPaise + quote.coveredPaise)
        expect(sum(quote.lines.map((line) => line.coveredPaise))).toBe(quote.coveredPaise)
        for (const line of quote.lines) {
          const isCoverable = ['wash-fold', 'dry-cleaning'].includes(line.service)
          expect(line.coveredQuantity).toBeLessThanOrEqual(isCoverable ? line.quantity : 0)
        }
        const use = (quote.adjustments[0]?.use ?? null) as AllowanceUse | null
        const taken = use?.kilograms ?? []
        expect(sumQuantities(taken.map(({ kilograms }) => kilograms))).toBe(coveredOf('wash-fold'))
        expect(use?.dryCleanItems ?? 0).toBe(coveredOf('dry-cleaning'))
        for (const { lotId, kilograms } of taken) {
          const lot = allowance.lots.find(({ id }) => id === lotId)!
          expect(lot.expiresAt > NOW).toBe(true)
          expect(kilograms).toBeLessThanOrEqual(lot.kilogramsLeft)
        }
        const left = quote.allowanceLeft!
        const there = allowance.lots.filter(({ expiresAt }) => expiresAt > NOW)
        expect(left.kilograms).toBe(
          subtractQuantity(
            sumQuantities(there.map(({ kilogramsLeft }) => kilogramsLeft)),
            coveredOf('wash-fold'),
          ),
        )
        expect(Math.min(left.kilograms, left.pickups, left.dryCleanItems)).toBeGreaterThanOrEqual(0)
        expect(use === null).toBe(quote.lines.every((line) => line.coveredQuantity === 0))
        // As long as anything coverable is charged, there is no pickup or nothing left of its kind.
        const isKgCharged = quote.lines.some(
          (l) => l.service === 'wash-fold' && l.coveredQuantity < l.quantity,
        )
        expect(isKgCharged && allowance.pickupsLeft > 0 && left.kilograms > 0).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('an order whose lines change', () => {
  const left = { ...ALLOWANCE, currentLotId: 'current' }
  const taken = (lotId: string, kilograms: number, pickups = 1, dryCleanItems = 0) => ({
    lotId,
    kilograms,
    pickups,
    dryCleanItems,
    takenAt: inDays(-1),
  })

  it('uses the present allowance when it used none before', () => {
    expect(allowanceForChangedOrder(left, [], NOW)).toEqual({ allowance: left, now: NOW })
    expect(allowanceForChangedOrder(null, [], NOW)).toBeNull()
  })

  it('is covered again, as if its earlier cover had been given back', () => {
    const again = allowanceForChangedOrder(
      left,
      [taken('current', 3, 1, 2), taken('older', 4, 0)],
      NOW,
    )!
    expect(again.allowance).toEqual({
      currentLotId: 'current',
      pickupsLeft: 3,
      dryCleanItemsLeft: 7,
      lots: [
        { id: 'current', kilogramsLeft: 15, expiresAt: inDays(80) },
        { id: 'older', kilogramsLeft: 6, expiresAt: inDays(20) },
      ],
    })
  })

  it('keeps its pickup from a past period, and takes further kilograms from the present one', () => {
    const again = allowanceForChangedOrder(left, [taken('ended', 3, 1, 1)], NOW)!
    expect(again.allowance).toMatchObject({
      currentLotId: 'ended',
      pickupsLeft: 1,
      dryCleanItemsLeft: 1,
    })
    expect(
      coverLinesFromAllowance([washFold(6)], again.allowance, again.now).use?.kilograms,
    ).toEqual([
      { lotId: 'ended', kilograms: 3 },
      { lotId: 'older', kilograms: 2 },
      { lotId: 'current', kilograms: 1 },
    ])
  })

  it('keeps its cover after its customer left the Laundry Club, and gets no more', () => {
    const again = allowanceForChangedOrder(null, [taken('ended', 3)], NOW)!
    expect(coverLinesFromAllowance([washFold(4)], again.allowance, again.now).quantities).toEqual([
      3,
    ])
  })
})
