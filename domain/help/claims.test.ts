import { DAY_MS } from '../base/time-zone.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS, type BusinessHours } from '../slots/business-hours.ts'
import {
  answerDeadline,
  decisionDeadline,
  isClaim,
  isSettlementExact,
  areClaimPhotosKept,
  lateStepOfClaim,
  awardNeedsReason,
  proposedAwardPaise,
  defaultSettlement,
  type ClaimValue,
} from './claims.ts'

const ZONE = 'Asia/Kolkata'
const schedule = { timeZone: ZONE, hours: DEFAULT_BUSINESS_HOURS, closedDates: [] as string[] }

describe('a claim', () => {
  it('is a report of a spoilt or lost piece whose customer asks for money', () => {
    expect(isClaim({ problem: 'damaged', wish: 'refund' })).toBe(true)
    expect(isClaim({ problem: 'damaged', wish: 'talk' })).toBe(false)
    expect(isClaim({ problem: 'late', wish: 'refund' })).toBe(false)
  })

  it('sets 24 hours for an answer and the fifth working day for a decision', () => {
    // A Wednesday afternoon.
    const at = new Date('2025-06-18T10:00:00.000Z')
    expect(answerDeadline(at).toISOString()).toBe('2025-06-19T10:00:00.000Z')
    // Open on all days: Thursday to Monday, until 9 pm.
    expect(decisionDeadline(at, schedule).toISOString()).toBe('2025-06-23T15:30:00.000Z')
    const hours = DEFAULT_BUSINESS_HOURS.with(0, null) as unknown as BusinessHours
    const closed = { ...schedule, hours, closedDates: ['2025-06-20'] }
    expect(decisionDeadline(at, closed).toISOString()).toBe('2025-06-25T15:30:00.000Z')
  })

  it('keeps the decision date even while the laundry stays closed', () => {
    const hours = Array.from({ length: 7 }, () => null) as unknown as BusinessHours
    const at = new Date('2025-06-18T10:00:00.000Z')
    expect(decisionDeadline(at, { ...schedule, hours }) > at).toBe(true)
  })

  it('marks a claim as late without an answer or decision in time, and never after the decision', () => {
    const claim = {
      status: 'open' as const,
      answeredAt: null,
      answerBy: new Date(10),
      decideBy: new Date(20),
    }
    const answered = { ...claim, answeredAt: new Date(5) }
    expect([10, 11, 21].map((ms) => lateStepOfClaim(claim, new Date(ms)))).toEqual([
      null,
      'answer',
      'decision',
    ])
    expect([11, 21].map((ms) => lateStepOfClaim(answered, new Date(ms)))).toEqual([
      null,
      'decision',
    ])
    expect(lateStepOfClaim({ ...claim, status: 'declined' }, new Date(99))).toBe(null)
  })

  it('keeps its photos while it is open, then for the days that the laundry set', () => {
    const over = new Date('2025-01-01T00:00:00.000Z')
    const day = (days: number) => new Date(over.getTime() + days * DAY_MS)
    const kept = (status: 'open' | 'settled', days: number) =>
      areClaimPhotosKept({ status, orderOverAt: over }, 180, day(days))
    expect([kept('open', 999), kept('settled', 179), kept('settled', 180)]).toEqual([
      true,
      true,
      false,
    ])
  })
})

const value = (given: Partial<ClaimValue>): ClaimValue => ({
  pricePaise: 2000_00,
  ageMonths: 12,
  lifeMonths: 24,
  proven: false,
  chargedPaise: 80_00,
  ...given,
})

const values = fc.record({
  pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
  ageMonths: fc.integer({ min: 0, max: 600 }),
  lifeMonths: fc.integer({ min: 1, max: 600 }),
  proven: fc.boolean(),
  chargedPaise: fc.integer({ min: 0, max: 1_000_000 }),
})

describe('the proposed compensation', () => {
  it.each([
    ['new', value({ ageMonths: 11 }), 2080_00],
    ['half its life', value({}), 1080_00],
    ['at the end of its life', value({ ageMonths: 24 }), 480_00],
    ['long after it', value({ ageMonths: 300 }), 480_00],
    ['old, with its bill', value({ ageMonths: 300, proven: true }), 2080_00],
  ])('follows the age of a piece: %s', (_, given, paise) => {
    expect(proposedAwardPaise(given)).toBe(paise)
  })

  it('lies between a fifth of the price and all of it, plus the cleaning charge, and falls with age', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100 }), (given, older) => {
        const paise = proposedAwardPaise(given)
        const { pricePaise, chargedPaise } = given
        expect(paise).toBeGreaterThanOrEqual(Math.floor(pricePaise / 5) + chargedPaise)
        expect(paise).toBeLessThanOrEqual(pricePaise + chargedPaise)
        const after = { ...given, ageMonths: given.ageMonths + older }
        expect(proposedAwardPaise(after)).toBeLessThanOrEqual(paise)
        const lasting = { ...given, lifeMonths: given.lifeMonths + older }
        expect(proposedAwardPaise(lasting)).toBeGreaterThanOrEqual(paise)
        expect([awardNeedsReason(paise, given), awardNeedsReason(paise + 1, given)]).toEqual([
          false,
          false,
        ])
        expect(awardNeedsReason(paise - 1, given)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a settlement', () => {
  it('adds up to the award exactly, and refunds no more than the order cost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('refund' as const, 'voucher' as const, 'transfer' as const),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(100_000),
        fc.nat(100_000),
        (way, awardPaise, chargedPaise, orderPaise) => {
          const settlement = defaultSettlement(way, { awardPaise, chargedPaise, orderPaise })
          expect(isSettlementExact(settlement, awardPaise)).toBe(true)
          expect(settlement.refundPaise).toBeLessThanOrEqual(orderPaise)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('refuses parts that don’t add up to the award', () => {
    const parts = { refundPaise: 100, voucherPaise: 0, transferPaise: 50 }
    expect([isSettlementExact(parts, 150), isSettlementExact(parts, 151)]).toEqual([true, false])
    expect(isSettlementExact({ ...parts, refundPaise: 200, voucherPaise: -100 }, 150)).toBe(false)
  })
})
