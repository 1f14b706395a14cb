import { expect, test } from 'vitest'
import { FIRST_PLANS, subscriptionPaymentSchedule } from '#domain/club/plans.ts'
import { plans } from './plans.ts'

const NOW = new Date('2025-06-18T06:30:00Z')

test('lists granted features, and free dry cleaning only if included', () => {
  const [basic, , premium] = FIRST_PLANS.map(plans.features)
  expect(basic).toContain('5 kg of wash & fold a month')
  expect(basic?.join()).not.toContain('dry cleaning')
  expect(premium).toContain('Free dry cleaning, up to 5 items a month')
})

test('describes each charge and its date in a sentence', () => {
  const family = { pricePaise: 4999, firstMonthPricePaise: 2500, trialDays: 0 }
  const text = (terms: typeof family) =>
    plans.payment({ plan: subscriptionPaymentSchedule(terms, NOW), date: '25 June' })
  expect(text(family)).toBe('₹25.00 today, then ₹49.99 a month')
  expect(text({ ...family, firstMonthPricePaise: 4999 })).toBe('₹49.99 today and every month')
  expect(text({ ...family, trialDays: 7 })).toBe(
    'Nothing today, ₹25.00 on 25 June, then ₹49.99 a month',
  )
  expect(text({ ...family, trialDays: 7, firstMonthPricePaise: 4999 })).toBe(
    'Nothing today, ₹49.99 a month from 25 June',
  )
})
