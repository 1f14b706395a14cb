import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { areLinesEqual, quoteChangedLines, type OrderedLine } from './changed-lines.ts'
import { voucherDiscount } from '../discounts/loyalty.ts'
import { quoteOrder } from '../catalogue/pricing.ts'

/** Three kilograms ordered at ₹60 when the list price was ₹65, and a shirt that is no longer offered. */
const ORDERED: readonly OrderedLine[] = [
  {
    itemId: 'wash-fold',
    service: 'wash-fold',
    name: 'Wash & Fold',
    unit: 'kg',
    quantity: 3,
    listPricePaise: 6500,
    unitPricePaise: 6000,
  },
  {
    itemId: 'silk-shirt',
    service: 'dry-cleaning',
    name: 'Silk Shirt',
    unit: 'piece',
    quantity: 1,
    listPricePaise: 12_345,
    unitPricePaise: 12_345,
  },
]

const asked = {
  ordered: ORDERED,
  catalogue: FIRST_CATALOGUE,
  expressFeePaise: 1500,
  limits: DEFAULT_LIMITS,
} as const

describe('lines that staff change', () => {
  it('keep their price, and new ones get today’s price', () => {
    const quoted = quoteChangedLines({
      ...asked,
      delivery: 'standard',
      lines: [
        { itemId: 'wash-fold', quantity: 4 },
        { itemId: 'silk-shirt', quantity: 2 },
        { itemId: 'dry-cleaning-shirt', quantity: 1 },
      ],
    })
    expect(quoted).toMatchObject({
      ok: true,
      value: {
        lines: [
          { itemId: 'wash-fold', unitPricePaise: 6000, listPricePaise: 6500, amountPaise: 24_000 },
          { itemId: 'silk-shirt', unitPricePaise: 12_345, amountPaise: 24_690 },
          { itemId: 'dry-cleaning-shirt', unitPricePaise: 1500, listPricePaise: 9900 },
        ],
        expressFeePaise: 0,
        totalPaise: 24_000 + 24_690 + 1500,
        listPaise: 26_000 + 24_690 + 9900,
      },
    })
  })

  it('keep the order’s express fee', () => {
    const quoted = quoteChangedLines({
      ...asked,
      delivery: 'express',
      lines: [{ itemId: 'wash-fold', quantity: 1 }],
    })
    expect(quoted).toMatchObject({ value: { expressFeePaise: 1500, totalPaise: 7500 } })
  })

  it('lose a voucher that no longer takes anything off, and keep one that does', () => {
    const voucher = { id: 'v', reward: 'free-dry-cleaning' } as const
    const of = (itemId: string) =>
      quoteChangedLines({
        ...asked,
        delivery: 'standard',
        discounts: [voucherDiscount([voucher])],
        lines: [{ itemId, quantity: 1 }],
      })
    expect(of('silk-shirt')).toMatchObject({
      value: { discountPaise: 12_345, adjustments: [{ source: 'voucher', use: voucher }] },
    })
    expect(of('wash-fold')).toMatchObject({ value: { discountPaise: 0, adjustments: [] } })
  })

  it('follow the same rules as the lines of a new order', () => {
    const of = (itemId: string, quantity: number) =>
      quoteChangedLines({ ...asked, delivery: 'standard', lines: [{ itemId, quantity }] })
    expect(of('wash-fold', 0)).toMatchObject({ error: { code: 'nothing_selected' } })
    expect(of('wash-fold', 1.5)).toMatchObject({ error: { code: 'bad_quantity' } })
    expect(of('nothing', 1)).toMatchObject({ error: { code: 'unknown_item' } })
  })

  it('cost the same as a new order when no price has changed', () => {
    const anyLines = fc.array(
      fc.record({
        itemId: fc.constantFrom(...FIRST_CATALOGUE.map(({ id }) => id)),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(anyLines, anyLines, fc.boolean(), (first, second, express) => {
        const terms = {
          catalogue: FIRST_CATALOGUE,
          delivery: express ? ('express' as const) : ('standard' as const),
          expressFeePaise: 2000,
          limits: DEFAULT_LIMITS,
        }
        const placed = quoteOrder({ ...terms, lines: first })
        if (!placed.ok) throw new Error(placed.error.kind)
        const changed = quoteChangedLines({ ...terms, ordered: placed.value.lines, lines: second })
        expect(changed).toEqual(quoteOrder({ ...terms, lines: second }))
      }),
    )
  })
})

describe('the same lines', () => {
  it.each([
    [[['a', 1]], [['a', 1]], true],
    [
      [
        ['a', 1],
        ['b', 2],
      ],
      [
        ['b', 2],
        ['a', 1],
      ],
      true,
    ],
    [
      [['a', 3]],
      [
        ['a', 1],
        ['a', 2],
        ['b', 0],
      ],
      true,
    ],
    [[['a', 1]], [['a', 2]], false],
    [[['a', 1]], [['b', 1]], false],
    [[['a', 1]], [], false],
  ] as [[string, number][], [string, number][], boolean][])(
    'compares %j with %j: %s',
    (one, other, same) => {
      const lines = (pairs: [string, number][]) =>
        pairs.map(([itemId, quantity]) => ({ itemId, quantity }))
      expect(areLinesEqual(lines(one), lines(other))).toBe(same)
    },
  )
})
