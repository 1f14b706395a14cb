import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowanceDiscount } from '../club/allowance.ts'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { voucherDiscount } from './loyalty.ts'
import { quoteOrder, type Quote } from '../catalogue/pricing.ts'
import {
  NO_LIMITS,
  promoDiscount,
  promoProblem,
  normalizePromoCode,
  type PromoTerms,
} from './promo-codes.ts'

const TERMS: PromoTerms = {
  code: 'WELCOME20',
  gives: { percent: 20 },
  leastPaise: 0,
  services: [],
  ...NO_LIMITS,
  active: true,
}
const NOW = new Date('2025-06-18T06:30:00Z')

function quoted(
  terms: Partial<PromoTerms>,
  lines: { itemId: string; quantity: number }[],
  beside: { kilogramsLeft?: number; express?: boolean } = {},
): Quote {
  const { kilogramsLeft = 0, express = false } = beside
  const lots = [{ id: 'lot', kilogramsLeft, expiresAt: new Date('2025-07-18T06:30:00Z') }]
  const allowance = { pickupsLeft: 1, dryCleanItemsLeft: 0, lots }
  const result = quoteOrder({
    lines,
    catalogue: FIRST_CATALOGUE,
    delivery: express ? 'express' : 'standard',
    expressFeePaise: 2000,
    limits: DEFAULT_LIMITS,
    discounts: [
      allowanceDiscount({ allowance, now: NOW }),
      promoDiscount({ ...TERMS, ...terms }, null, {}),
      voucherDiscount([{ id: 'v', reward: 'five-off' }]),
    ],
  })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}

describe('a promo code', () => {
  it('stores the code in capitals without spaces', () => {
    expect(normalizePromoCode(' welcome 20 ')).toBe('WELCOME20')
  })

  it('leaves a voucher unused unless it may be combined with one', () => {
    const lines = [{ itemId: 'wash-fold', quantity: 3 }]
    const sources = ({ adjustments }: Quote) => adjustments.map(({ source }) => source)
    expect(sources(quoted({}, lines))).toEqual(['promo-code'])
    expect(sources(quoted({ withVoucher: true }, lines))).toEqual(['promo-code', 'voucher'])
    expect(sources(quoted({ services: ['ironing'] }, lines))).toEqual(['voucher'])
  })

  it('takes off no more than the price of its services, and nothing of the express fee', () => {
    const itemId = fc.constantFrom(...FIRST_CATALOGUE.map(({ id }) => id))
    const lines = fc.array(fc.record({ itemId, quantity: fc.integer({ min: 1, max: 8 }) }), {
      minLength: 1,
      maxLength: 5,
    })
    const gives = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ offPaise: fc.integer({ min: 1, max: 1_000_000 }) }),
    )
    const services = fc.subarray(['wash-fold', 'ironing', 'dry-cleaning'])
    fc.assert(
      fc.property(
        lines,
        gives,
        services,
        fc.nat(20),
        fc.boolean(),
        (asked, off, only, kg, fast) => {
          const quote = quoted({ gives: off, services: only }, asked, {
            kilogramsLeft: kg,
            express: fast,
          })
          const taken = quote.adjustments.find(({ source }) => source === 'promo-code')
          const mine = quote.lines.filter(
            ({ service }) => only.length === 0 || only.includes(service as 'ironing'),
          )
          const left = mine.reduce((sum, line) => sum + line.amountPaise - line.coveredPaise, 0)
          expect(taken?.paise ?? 0).toBeLessThanOrEqual(left)
          expect(quote.totalPaise).toBeGreaterThanOrEqual(0)
          expect(taken === undefined).toBe(quote.refusals.length === 1)
        },
      ),
    )
  })

  it('is reported as paused, not yet valid or over before any limit on its uses', () => {
    const use = { uses: 9, ownUses: 1, ownOrders: 1 }
    const problem = (terms: Partial<PromoTerms>) =>
      promoProblem({ ...TERMS, ...terms }, use, '2025-06-18')?.kind
    const limits = { maxUses: 9, maxUsesPerCustomer: 1, firstOrderOnly: true }
    expect(problem({})).toBeUndefined()
    expect(problem({ ...limits, active: false })).toBe('paused')
    expect(problem({ ...limits, fromDate: '2025-06-19' })).toBe('not_yet')
    expect(problem({ ...limits, untilDate: '2025-06-17' })).toBe('over')
    expect(problem({ fromDate: '2025-06-18', untilDate: '2025-06-18' })).toBeUndefined()
    expect(problem(limits)).toBe('already_used')
    expect(problem({ ...limits, maxUsesPerCustomer: 2 })).toBe('used_up')
    expect(problem({ firstOrderOnly: true })).toBe('only_first_order')
  })
})
