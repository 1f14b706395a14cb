import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumAdjustmentsPaise } from '../discounts/adjustments.ts'
import { FIRST_CATALOGUE } from './catalogue.ts'
import type { CatalogueItem } from './catalogue.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { REWARDS, voucherDiscount } from '../discounts/loyalty.ts'
import type { RewardId } from '../discounts/loyalty.ts'
import { countPieces, quoteOrder } from './pricing.ts'
import type { OrderLine, Quote } from './pricing.ts'

const FEE = 2000

function ask(
  lines: readonly OrderLine[],
  delivery: 'standard' | 'express' | 'scheduled' = 'standard',
  catalogue: readonly CatalogueItem[] = FIRST_CATALOGUE,
) {
  return quoteOrder({ lines, catalogue, delivery, expressFeePaise: FEE, limits: DEFAULT_LIMITS })
}

function quote(...asked: Parameters<typeof ask>): Quote {
  const answer = ask(...asked)
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value
}

function problem(lines: readonly OrderLine[]) {
  const answer = ask(lines)
  return answer.ok ? null : answer.error
}

describe('a quote', () => {
  it('charges ₹260 for 3 kg wash and fold and 2 shirts with express', () => {
    const lines = [
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'dry-cleaning-shirt', quantity: 2 },
    ]
    expect(quote(lines, 'express')).toMatchObject({
      itemsPaise: 24000,
      expressFeePaise: 2000,
      totalPaise: 26000,
      listPaise: 21000 + 19800 + 2000,
      savedPaise: 16800,
    })
    expect(quote(lines).lines[1]).toEqual({
      itemId: 'dry-cleaning-shirt',
      service: 'dry-cleaning',
      name: 'Shirt',
      unit: 'piece',
      quantity: 2,
      listPricePaise: 9900,
      unitPricePaise: 1500,
      amountPaise: 3000,
      listAmountPaise: 19800,
      coveredQuantity: 0,
      coveredPaise: 0,
    })
  })

  it('charges a fee only for express delivery', () => {
    const lines = [{ itemId: 'ironing-kurta', quantity: 1 }]
    expect(quote(lines, 'standard').totalPaise).toBe(2500)
    expect(quote(lines, 'scheduled').totalPaise).toBe(2500)
    expect(quote(lines, 'express').totalPaise).toBe(4500)
  })

  it('merges lines of one item at the first of them and drops zero quantities', () => {
    const { lines } = quote([
      { itemId: 'accessories-tie', quantity: 1 },
      { itemId: 'no-such-item', quantity: 0 },
      { itemId: 'wash-fold', quantity: 2 },
      { itemId: 'accessories-tie', quantity: 3 },
    ])
    expect(lines.map((line) => [line.itemId, line.quantity])).toEqual([
      ['accessories-tie', 4],
      ['wash-fold', 2],
    ])
  })

  it('adds up for any selection, prices and delivery', () => {
    const catalogues = fc.array(
      fc.record({
        listPricePaise: fc.nat(1_000_000),
        onlinePricePaise: fc.option(fc.nat(1_000_000)),
      }),
      { minLength: 1, maxLength: 12 },
    )
    const selections = fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 30,
    })
    const deliveries = fc.constantFrom('standard', 'express', 'scheduled')

    fc.assert(
      fc.property(catalogues, selections, deliveries, (prices, selection, delivery) => {
        const catalogue = prices.map((price, index) => ({
          ...FIRST_CATALOGUE[index + 1]!,
          ...price,
        }))
        const wanted = selection.map(([index, quantity]) => ({
          itemId: catalogue[index % catalogue.length]!.id,
          quantity,
        }))
        const { lines, itemsPaise, expressFeePaise, totalPaise, listPaise, savedPaise } = quote(
          wanted,
          delivery,
          catalogue,
        )
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

        expect(sum(lines.map((line) => line.quantity * line.unitPricePaise))).toBe(itemsPaise)
        expect(sum(lines.map((line) => line.amountPaise)) + expressFeePaise).toBe(totalPaise)
        expect(sum(lines.map((line) => line.listAmountPaise)) + expressFeePaise).toBe(listPaise)
        expect(totalPaise + savedPaise).toBe(listPaise)
        expect(expressFeePaise).toBe(delivery === 'express' ? FEE : 0)
        expect(countPieces(lines)).toBe(countPieces(wanted))
        expect(Number.isInteger(totalPaise)).toBe(true)
      }),
    )
  })
})

describe('a voucher in a quote', () => {
  const worth = (lines: readonly OrderLine[], ...rewards: readonly RewardId[]): Quote => {
    const vouchers = rewards.map((reward) => ({ id: reward, reward }))
    const answer = quoteOrder({
      lines,
      catalogue: FIRST_CATALOGUE,
      delivery: 'standard',
      expressFeePaise: FEE,
      limits: DEFAULT_LIMITS,
      discounts: [voucherDiscount(vouchers)],
    })
    if (!answer.ok) throw new Error(answer.error.kind)
    return answer.value
  }

  it('reduces the total, once per order', () => {
    const lines = [{ itemId: 'wash-fold', quantity: 3 }]
    expect(worth(lines, 'five-off', 'twenty-off')).toMatchObject({
      itemsPaise: 21000,
      discountPaise: 500,
      totalPaise: 20500,
      savedPaise: 500,
      adjustments: [{ source: 'voucher', use: { reward: 'five-off' } }],
    })
    expect(worth(lines, 'free-dry-cleaning')).toMatchObject({
      discountPaise: 0,
      adjustments: [],
    })
  })

  it('never makes a total negative', () => {
    const itemId = fc.constantFrom(...FIRST_CATALOGUE.map((item) => item.id))
    const lines = fc.array(fc.record({ itemId, quantity: fc.integer({ min: 1, max: 8 }) }), {
      minLength: 1,
      maxLength: 5,
    })
    const rewards = fc.array(fc.constantFrom<RewardId>(...REWARDS.map(({ id }) => id)))
    fc.assert(
      fc.property(lines, rewards, (asked, given) => {
        const quoted = worth(asked, ...given)
        expect(quoted.totalPaise).toBe(quoted.itemsPaise - quoted.discountPaise)
        expect(quoted.totalPaise).toBeGreaterThanOrEqual(0)
        expect(sumAdjustmentsPaise(quoted.adjustments)).toBe(quoted.discountPaise)
      }),
    )
  })
})

describe('a quote is refused', () => {
  it('refuses an empty selection', () => {
    expect(problem([])?.code).toBe('nothing_selected')
    expect(problem([{ itemId: 'wash-fold', quantity: 0 }])?.code).toBe('nothing_selected')
  })

  it('names an item that is not in the catalogue', () => {
    expect(problem([{ itemId: '__proto__', quantity: 1 }])).toEqual({
      code: 'unknown_item',
      kind: 'unknownItem',
      params: { itemId: '__proto__' },
    })
  })

  it.each([-1, 0.5, 2.5, NaN, Infinity, -Infinity, 1e300, 2 ** 53])(
    'refuses the quantity %d',
    (quantity) => {
      for (const itemId of ['wash-fold', 'ironing-shirt', 'no-such-item']) {
        expect(problem([{ itemId, quantity }])).toMatchObject({ code: 'bad_quantity' })
      }
    },
  )

  it('refuses a negative quantity that would cancel out another line', () => {
    const lines = [
      { itemId: 'ironing-shirt', quantity: 3 },
      { itemId: 'ironing-shirt', quantity: -1 },
    ]
    expect(problem(lines)?.kind).toBe('quantityNeeded')
  })

  it('refuses quantities above the limits, also split over lines', () => {
    const kilograms = (quantity: number) => ({ itemId: 'wash-fold', quantity })
    const shirts = (quantity: number) => ({ itemId: 'ironing-shirt', quantity })
    expect(
      problem([kilograms(DEFAULT_LIMITS.kilograms), shirts(DEFAULT_LIMITS.piecesOfItem)]),
    ).toBeNull()
    expect(problem([kilograms(60), kilograms(41)])?.code).toBe('bad_quantity')
    expect(problem([shirts(DEFAULT_LIMITS.piecesOfItem), shirts(1)])?.code).toBe('bad_quantity')
  })

  it('refuses fractions, also when they add up to a whole', () => {
    const kilograms = (quantity: number) => ({ itemId: 'wash-fold', quantity })
    expect(problem([kilograms(4.2)])?.kind).toBe('wholeKilograms')
    expect(problem([kilograms(2.5), kilograms(1.5)])?.kind).toBe('wholeKilograms')
  })

  it('refuses weights finer than 100 g, and fractions of pieces', () => {
    const weighed = (...lines: OrderLine[]) => {
      const answer = quoteOrder({
        lines,
        isWeighed: () => true,
        catalogue: FIRST_CATALOGUE,
        delivery: 'standard',
        expressFeePaise: FEE,
        limits: DEFAULT_LIMITS,
      })
      return answer.ok ? answer.value.totalPaise : answer.error.kind
    }
    const kilograms = (quantity: number) => ({ itemId: 'wash-fold', quantity })
    expect(weighed(kilograms(4.3))).toBe(301_00)
    expect(weighed(kilograms(2.2), kilograms(2.1))).toBe(301_00)
    expect(weighed(kilograms(4.35))).toBe('tenthsOfKilograms')
    expect(weighed(kilograms(DEFAULT_LIMITS.kilograms), kilograms(0.1))).toBe('orderTooLarge')
    expect(weighed({ itemId: 'ironing-shirt', quantity: 1.5 })).toBe('wholePieces')
  })

  it('refuses more pieces than an order may have, over all items', () => {
    const ironing = FIRST_CATALOGUE.filter((item) => item.unit === 'piece')
    const lines = (count: number) =>
      ironing.slice(0, count).map(({ id }) => ({ itemId: id, quantity: 200 }))
    expect(problem(lines(10))).toBeNull()
    expect(problem(lines(11))).toMatchObject({
      kind: 'orderTooLarge',
      params: { of: 'pieces', most: 2000 },
    })
  })

  it('refuses more kilograms than an order may have, over all items sold by weight', () => {
    const washFold = FIRST_CATALOGUE[0]!
    const catalogue = [washFold, { ...washFold, id: 'duvets', name: 'Duvets' }]
    const lines = (duvets: number) => [
      { itemId: 'wash-fold', quantity: 60 },
      { itemId: 'duvets', quantity: duvets },
    ]
    expect(ask(lines(40), 'standard', catalogue).ok).toBe(true)
    expect(ask(lines(41), 'standard', catalogue)).toMatchObject({
      error: { params: { of: 'kilograms' } },
    })
  })

  it('refuses more different items than an order may have', () => {
    const item = FIRST_CATALOGUE[1]!
    const catalogue = Array.from({ length: DEFAULT_LIMITS.items + 1 }, (_, i) => ({
      ...item,
      id: `item-${i}`,
    }))
    const lines = catalogue.map(({ id }) => ({ itemId: id, quantity: 1 }))
    expect(ask(lines.slice(1), 'standard', catalogue).ok).toBe(true)
    expect(ask(lines, 'standard', catalogue)).toMatchObject({ error: { code: 'too_many_lines' } })
  })
})
