import { describe, expect, it } from 'vitest'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import {
  type ShownPrice,
  describePriceChange,
  shownPriceOfAnswer,
  shownPriceOfQuote,
} from './describe-price-change.ts'
import { allowanceDiscount } from '#domain/club/allowance.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '#domain/catalogue/limits.ts'
import { quoteOrder } from '#domain/catalogue/pricing.ts'

const change = (before: ShownPrice, after: ShownPrice) =>
  describePriceChange(before, after, newOrderScreen.priceChange)

const LINES = [
  { itemId: 'wash-fold', quantity: 3 },
  { itemId: 'ironing-shirt', quantity: 2 },
]

const allowance = {
  pickupsLeft: 1,
  dryCleanItemsLeft: 0,
  lots: [{ id: 'a', kilogramsLeft: 2, expiresAt: new Date('2026-12-31') }],
}

function priced(
  prices: Record<string, number> = {},
  expressFeePaise = 2000,
  { club = false, leastKilograms = 0 } = {},
) {
  const quote = quoteOrder({
    lines: LINES,
    delivery: 'express',
    expressFeePaise,
    limits: DEFAULT_LIMITS,
    catalogue: FIRST_CATALOGUE.map((item) => {
      const pricePaise = prices[item.id]
      return pricePaise === undefined ? item : { ...item, onlinePricePaise: pricePaise }
    }),
    rules: { leastCharge: { kilograms: leastKilograms } },
    discounts: club ? [allowanceDiscount({ allowance, now: new Date('2026-11-22') })] : [],
  })
  if (!quote.ok) throw new Error(quote.error.kind)
  return shownPriceOfQuote(quote.value)
}

describe('a price that changes while its customer looks', () => {
  it('appears with the old and the new total and the changed lines', () => {
    expect(change(priced(), priced({ 'wash-fold': 8000 }))).toEqual({
      fromPaise: 25_000,
      toPaise: 28_000,
      parts: ['Wash & Fold: ₹80 instead of ₹70'],
    })
    expect(change(priced(), priced({ 'ironing-shirt': 1200 }, 3000))?.parts).toEqual([
      'Shirt (Ironing): ₹12 instead of ₹10',
      'Express delivery: ₹30 instead of ₹20',
    ])
  })

  it('appears with a new least charge', () => {
    expect(change(priced(), priced({}, 2000, { leastKilograms: 5 }))?.parts).toEqual([
      'Least charge for wash & fold: ₹140 instead of ₹0',
    ])
  })

  it('appears when it falls, and when an allowance was used up elsewhere', () => {
    expect(change(priced({ 'wash-fold': 8000 }), priced())).toMatchObject({
      fromPaise: 28_000,
      toPaise: 25_000,
    })
    expect(change(priced({}, 2000, { club: true }), priced())).toEqual({
      fromPaise: 11_000,
      toPaise: 25_000,
      parts: ['Your Laundry Club covers ₹0 instead of ₹140'],
    })
  })

  it('stays hidden while the total is the same, whether the browser or the server computed it', () => {
    expect(change(priced(), priced())).toBeNull()
    const answer = {
      lines: [
        {
          itemId: 'wash-fold',
          service: 'wash-fold',
          name: 'Wash & Fold',
          unit: 'kg' as const,
          quantity: 3,
          listPrice: 70,
          unitPrice: 70,
          amount: 210,
          coveredQuantity: 0,
          covered: 0,
        },
      ],
      itemsTotal: 230,
      expressFee: 20,
      covered: 0,
      discount: 0,
      reward: null,
      adjustments: [],
      refusals: [],
      total: 250,
      allowanceLeft: null,
      listTotal: 250,
      saved: 0,
    }
    expect(shownPriceOfAnswer(answer)).toMatchObject({ totalPaise: 25_000, expressFeePaise: 2000 })
    expect(change(priced(), shownPriceOfAnswer(answer))).toBeNull()
  })
})
