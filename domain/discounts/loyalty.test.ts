import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts } from './adjustments.ts'
import {
  rewardDiscountPaise,
  pointsAfterChange,
  pointsOfOrder,
  REWARDS,
  tierStandingOf,
  voucherDiscount,
} from './loyalty.ts'
import type { RewardId } from './loyalty.ts'

const shirt = (quantity: number, coveredQuantity = 0) => ({
  service: 'dry-cleaning' as const,
  quantity,
  unitPricePaise: 1500,
  coveredQuantity,
})
const suit = (quantity: number, coveredQuantity = 0) => ({
  ...shirt(quantity, coveredQuantity),
  unitPricePaise: 4000,
})
const laundry = { ...shirt(3), service: 'wash-fold' as const, unitPricePaise: 7000 }

describe('points', () => {
  it('give one point for every whole rupee', () => {
    expect([0, 99, 100, 2999, 35_000].map(pointsOfOrder)).toEqual([0, 0, 1, 29, 350])
  })

  it('never become negative, in any order of earning and redeeming', () => {
    const earn = fc.record({ paise: fc.nat(1_000_000) })
    const spend = fc.record({ reward: fc.constantFrom(...REWARDS) })
    fc.assert(
      fc.property(fc.array(fc.oneof(earn, spend), { maxLength: 60 }), (entries) => {
        let points = 0
        let earned = 0
        let spent = 0
        for (const entry of entries) {
          if ('paise' in entry) {
            points += pointsOfOrder(entry.paise)
            earned += pointsOfOrder(entry.paise)
          } else {
            const left = pointsAfterChange(points, entry.reward)
            if (left === null) continue
            points = left
            spent += entry.reward.points
          }
          expect(points).toBeGreaterThanOrEqual(0)
        }
        expect(points).toBe(earned - spent)
      }),
    )
  })
})

describe('tiers', () => {
  it('start at Silver, with Gold from 1,000 and Platinum from 5,000 points ever earned', () => {
    expect(
      [0, 999, 1000, 4999, 5000, 90_000].map((earned) => tierStandingOf(earned).tier.id),
    ).toEqual(['silver', 'silver', 'gold', 'gold', 'platinum', 'platinum'])
  })

  it('show the distance to the next one', () => {
    expect(tierStandingOf(0).next).toMatchObject({ tier: { id: 'gold' }, pointsToGo: 1000 })
    expect(tierStandingOf(4990).next).toMatchObject({ tier: { id: 'platinum' }, pointsToGo: 10 })
    expect(tierStandingOf(5000).next).toBeNull()
  })
})

describe('a voucher', () => {
  it('takes its sum off, up to the amount due', () => {
    expect(rewardDiscountPaise('five-off', [laundry], 21_000)).toBe(500)
    expect(rewardDiscountPaise('twenty-off', [shirt(1)], 1500)).toBe(1500)
    expect(rewardDiscountPaise('twenty-off', [laundry], 0)).toBe(0)
  })

  it('for dry cleaning makes the dearest piece free that the Laundry Club does not cover', () => {
    expect(rewardDiscountPaise('free-dry-cleaning', [laundry, shirt(2), suit(2)], 32_000)).toBe(
      4000,
    )
    expect(rewardDiscountPaise('free-dry-cleaning', [shirt(2), suit(2, 1)], 7000)).toBe(4000)
    expect(rewardDiscountPaise('free-dry-cleaning', [shirt(2), suit(2, 2)], 3000)).toBe(1500)
    expect(rewardDiscountPaise('free-dry-cleaning', [laundry], 21_000)).toBe(0)
  })

  it('stays unused where it takes nothing off, and the next one is used', () => {
    const vouchers: { id: string; reward: RewardId }[] = [
      { id: 'first', reward: 'free-dry-cleaning' },
      { id: 'second', reward: 'five-off' },
    ]
    const discount = voucherDiscount(vouchers)
    const usedFor = (line: typeof laundry | ReturnType<typeof shirt>) => {
      const amountPaise = line.quantity * line.unitPricePaise
      const coveredPaise = line.coveredQuantity * line.unitPricePaise
      return applyDiscounts([{ ...line, amountPaise, coveredPaise }], 0, [discount]).adjustments
    }
    expect(usedFor(laundry)).toEqual([
      { source: 'voucher', label: '₹5 off', paise: 500, use: vouchers[1] },
    ])
    expect(usedFor(shirt(1))).toMatchObject([{ use: vouchers[0] }])
    expect(usedFor({ ...laundry, unitPricePaise: 0 })).toEqual([])
  })
})
