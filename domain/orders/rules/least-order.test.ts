import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '../../catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '../../catalogue/limits.ts'
import { quoteOrder } from '../../catalogue/pricing.ts'
import { allowanceDiscount } from '../../club/allowance.ts'
import { sumRuleCharges, checkOrderRules, NO_RULES, type RuleSettings } from './order-rules.ts'

const leastOrder = { byPin: [{ pin: '560001', paise: 300_00 }] }
const TWO_PINS = { byPin: [...leastOrder.byPin, { pin: '560025', paise: 300_00 }] }
const allowance = {
  pickupsLeft: 1,
  dryCleanItemsLeft: 0,
  lots: [{ id: 'a', kilogramsLeft: 5, expiresAt: new Date('2026-12-31') }],
}

/** An order of washing at ₹70 a kilogram, back the same day for ₹100. */
function quoted(
  kilograms: number,
  pickupPin: string | null = '560001',
  rules: Partial<RuleSettings> = {},
  isCovered = false,
) {
  const quote = quoteOrder({
    lines: [{ itemId: 'wash-fold', quantity: kilograms }],
    catalogue: FIRST_CATALOGUE,
    delivery: 'express',
    expressFeePaise: 100_00,
    limits: DEFAULT_LIMITS,
    rules: { leastOrder, ...rules },
    pickupPin,
    discounts: isCovered ? [allowanceDiscount({ allowance, now: new Date('2026-11-22') })] : [],
  })
  if (!quote.ok) throw new Error(quote.error.kind)
  return quote.value
}

describe('the least order value', () => {
  it('refuses an order below it, and says how much is missing', () => {
    expect(quoted(4).ruleRefusal).toEqual({
      code: 'below_least_order',
      kind: 'belowLeastOrder',
      params: { pin: '560001', leastPaise: 300_00, missingPaise: 20_00 },
    })
  })

  it('doesn’t raise the price of an order below it', () => {
    expect(quoted(4)).toMatchObject({ itemsPaise: 280_00, totalPaise: 380_00 })
  })

  it.each([
    ['items above it', quoted(5)],
    ['items of exactly as much', quoted(4, '560001', { leastOrder: of(280_00) })],
    ['another PIN code', quoted(1, '560002')],
    ['no PIN code', quoted(1, null)],
    ['no least value', quoted(1, '560001', { leastOrder: { byPin: [] } })],
  ])('accepts %s', (_, { ruleRefusal }) => {
    expect(ruleRefusal).toBeNull()
  })

  it('counts the least charge, which is among the items', () => {
    const { charges, ruleRefusal } = quoted(1, '560001', { leastCharge: { kilograms: 5 } })
    expect([sumRuleCharges(charges, 'least_charge'), ruleRefusal]).toEqual([280_00, null])
  })

  it('counts items before the Laundry Club covers them', () => {
    const { coveredPaise, ruleRefusal } = quoted(5, '560001', {}, true)
    expect([coveredPaise, ruleRefusal]).toEqual([350_00, null])
  })
})

describe('a customer’s change of an order below the least value', () => {
  const before = { lines: [], itemsPaise: 200_00, pickupPin: '560001' }
  const refusal = (amountPaise: number, pickupPin: string) => {
    const line = {
      service: 'ironing',
      unit: 'piece',
      quantity: 1,
      unitPricePaise: 0,
      coveredQuantity: 0,
    } as const
    const changed = { lines: [{ ...line, amountPaise }], pickupPin }
    return checkOrderRules(changed, { ...NO_RULES, leastOrder: TWO_PINS }, before).refusal
  }

  it('accepts a change that raises or keeps the order’s value', () => {
    expect([refusal(250_00, '560001'), refusal(200_00, '560001')]).toEqual([null, null])
  })

  it('refuses a change that lowers the value or moves to another PIN code', () => {
    const codes = [refusal(150_00, '560001'), refusal(250_00, '560025')].map((each) => each?.code)
    expect(codes).toEqual(['below_least_order', 'below_least_order'])
  })
})

function of(paise: number) {
  return { byPin: [{ pin: '560001', paise }] }
}
