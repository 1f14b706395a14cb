// Surcharge on an order with little washing, at a laundry that charges a least weight.
import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '../../catalogue/catalogue.ts'
import { leastCharge } from './least-charge.ts'
import { DEFAULT_LIMITS } from '../../catalogue/limits.ts'
import { quoteOrder } from '../../catalogue/pricing.ts'

const washing = (quantity: number, coveredQuantity = 0, unitPricePaise = 7000) =>
  ({
    service: 'wash-fold',
    unit: 'kg',
    quantity,
    unitPricePaise,
    coveredQuantity,
    amountPaise: 0,
  }) as const
const shirt = {
  service: 'ironing',
  unit: 'piece',
  quantity: 2,
  unitPricePaise: 1500,
  coveredQuantity: 0,
  amountPaise: 0,
} as const

const least = (kilograms: number) => ({ leastCharge: { kilograms } })

function quoted(kilograms: number, lines: { itemId: string; quantity: number }[]) {
  const quote = quoteOrder({
    lines,
    catalogue: FIRST_CATALOGUE,
    delivery: 'express',
    expressFeePaise: 2000,
    limits: DEFAULT_LIMITS,
    rules: least(kilograms),
  })
  if (!quote.ok) throw new Error(quote.error.kind)
  return quote.value
}

describe('the least charge', () => {
  it.each([
    ['off', [washing(1)], 0, 0],
    ['of what is missing', [washing(1)], 3, 14_000],
    ['of nothing missing', [washing(3)], 3, 0],
    ['of more than enough', [washing(8)], 3, 0],
    ['of pieces alone', [shirt], 3, 0],
    ['at the lowest price', [washing(1, 0, 9000), washing(1), shirt], 3, 7000],
    ['where the Laundry Club covers any of it', [washing(2, 1)], 3, 0],
  ] as const)('%s', (_, lines, kilograms, paise) => {
    expect(leastCharge.charge({ lines, itemsPaise: 0, pickupPin: null }, least(kilograms))).toBe(
      paise,
    )
  })

  it('is added to the items and the total, and never counts as a discount or saving', () => {
    const lines = [
      { itemId: 'wash-fold', quantity: 2 },
      { itemId: 'ironing-shirt', quantity: 1 },
    ]
    const off = quoted(0, lines)
    const on = quoted(3, lines)
    expect(off).toMatchObject({ charges: [], itemsPaise: 15_000, totalPaise: 17_000 })
    expect(on).toMatchObject({
      charges: [{ rule: 'least_charge', paise: 7000 }],
      itemsPaise: 22_000,
      totalPaise: 24_000,
    })
    expect(on.discountPaise).toBe(0)
    expect(on.savedPaise).toBe(off.savedPaise)
  })
})
