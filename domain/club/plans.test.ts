import { expect, test } from 'vitest'
import {
  FIRST_PLANS,
  firstMonthPaise,
  subscriptionPaymentSchedule,
  savingsPercent,
} from './plans.ts'

const NOW = new Date('2025-06-18T06:30:00Z')

test('saves members 25, 29 and 27 percent with the first three plans', () => {
  const facts = FIRST_PLANS.map((plan) => [
    plan.id,
    plan.pricePaise,
    plan.originalPricePaise,
    savingsPercent(plan),
    plan.kilograms,
    plan.pickups,
    plan.dryCleanItems,
    plan.trialDays,
    plan.popular,
  ])
  expect(facts).toEqual([
    ['basic', 2999, 3999, 25, 5, 2, 0, 0, false],
    ['family', 4999, 6999, 29, 12, 4, 0, 7, true],
    ['premium', 7999, 10999, 27, 20, 8, 5, 0, false],
  ])
})

test('saves nothing when the price is not lower', () => {
  expect(savingsPercent({ pricePaise: 5000, originalPricePaise: 5000 })).toBe(0)
})

test('halves the price of the first month, half a paisa rounded up', () => {
  expect(FIRST_PLANS.map((plan) => firstMonthPaise(plan.pricePaise))).toEqual([1500, 2500, 4000])
  expect(firstMonthPaise(5000)).toBe(2500)
})

test('makes the second charge 30 days after the first', () => {
  const terms = { pricePaise: 4999, firstMonthPricePaise: 2500, trialDays: 7 }
  const { firstChargeAt, secondChargeAt, todayPaise } = subscriptionPaymentSchedule(terms, NOW)
  expect(todayPaise).toBe(0)
  expect([firstChargeAt, secondChargeAt].map((at) => at.toISOString())).toEqual([
    '2025-06-25T06:30:00.000Z',
    '2025-07-25T06:30:00.000Z',
  ])
})
