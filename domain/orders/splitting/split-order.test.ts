import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteChangedLines } from '../changed-lines.ts'
import { gstInPrice } from '../../settings/gst.ts'
import { LARGEST_LIMITS } from '../../catalogue/limits.ts'
import { isWithinTolerance } from '../price-tolerance.ts'
import { quoteOrder, type OrderLine } from '../../catalogue/pricing.ts'
import {
  maxSplitSteps,
  splitOrder,
  splitRefusal,
  type SplitPart,
  type SplitRefusal,
  type SplittableOrder,
} from './split-order.ts'

const CATALOGUE = [
  { id: 'wash', unit: 'kg', listPricePaise: 70_00, onlinePricePaise: 63_50 },
  { id: 'iron-by-weight', unit: 'kg', listPricePaise: 55_00, onlinePricePaise: null },
  { id: 'shirt', unit: 'piece', listPricePaise: 15_00, onlinePricePaise: 14_99 },
  { id: 'suit', unit: 'piece', listPricePaise: 399_00, onlinePricePaise: null },
  { id: 'towel', unit: 'piece', listPricePaise: 8_00, onlinePricePaise: 7_00 },
].map((item, position) => ({
  ...item,
  unit: item.unit as 'kg' | 'piece',
  service: 'ironing' as const,
  name: item.id,
  position,
}))

const PLAIN = {
  catalogue: CATALOGUE,
  delivery: 'standard',
  expressFeePaise: 0,
  limits: LARGEST_LIMITS,
} as const

const ruled = (kilograms: number) => ({ leastCharge: { kilograms } })

function ordered(lines: readonly OrderLine[], leastKilograms = 0, terms = {}) {
  const quoted = quoteOrder({ ...PLAIN, lines, rules: ruled(leastKilograms) })
  if (!quoted.ok) throw new Error(quoted.error.kind)
  const { itemsPaise, listPaise } = quoted.value
  const agreed = { agreedPaise: itemsPaise, tolerancePaise: 0, ...terms }
  return { lines: quoted.value.lines, itemsPaise, listPaise, leastKilograms, ...agreed }
}

function split(order: ReturnType<typeof ordered>, wanted: readonly OrderLine[]) {
  const parts = splitOrder(order, wanted)
  return parts.ok ? parts.value : parts.error
}

const sizes = (part: SplitPart<{ itemId: string; quantity: number }>) =>
  part.lines.map(({ itemId, quantity }) => `${quantity} ${itemId}`)

describe('a split order', () => {
  const order = ordered(
    [
      { itemId: 'wash', quantity: 2 },
      { itemId: 'shirt', quantity: 5 },
      { itemId: 'suit', quantity: 1 },
    ],
    3,
  )

  it('takes the lines of the second order from the first', () => {
    const parts = split(order, [
      { itemId: 'suit', quantity: 1 },
      { itemId: 'shirt', quantity: 2 },
    ])
    expect(parts).toMatchObject({
      kept: { itemsPaise: 3 * 63_50 + 3 * 14_99, leastKilograms: 3 },
      apart: { itemsPaise: 399_00 + 2 * 14_99, leastKilograms: 0 },
    })
    if (typeof parts === 'string') return
    expect(sizes(parts.kept)).toEqual(['2 wash', '3 shirt'])
    expect(sizes(parts.apart)).toEqual(['2 shirt', '1 suit'])
  })

  it('gives the least charge to the order with the washing', () => {
    expect(split(order, [{ itemId: 'wash', quantity: 2 }])).toMatchObject({
      kept: { itemsPaise: 5 * 14_99 + 399_00, leastKilograms: 0 },
      apart: { itemsPaise: 3 * 63_50, leastKilograms: 3 },
    })
  })

  it.each([
    ['splitNothing', []],
    ['splitNothing', [{ itemId: 'suit', quantity: 0 }]],
    ['splitUnknownLine', [{ itemId: 'towel', quantity: 1 }]],
    ['splitTooMany', [{ itemId: 'shirt', quantity: 6 }]],
    ['splitTooMany', [{ itemId: 'shirt', quantity: -1 }]],
    ['splitTooMany', [{ itemId: 'shirt', quantity: 1.5 }]],
    ['splitWeighed', [{ itemId: 'wash', quantity: 1 }]],
    [
      'splitEverything',
      [
        { itemId: 'wash', quantity: 2 },
        { itemId: 'shirt', quantity: 5 },
        { itemId: 'suit', quantity: 1 },
      ],
    ],
  ] as const)('is refused with the problem %s', (problem, wanted) => {
    expect(split(order, wanted)).toBe(problem)
  })

  it('keeps weighed items in one order if there is a least charge, and only then', () => {
    const lines = [
      { itemId: 'wash', quantity: 4 },
      { itemId: 'iron-by-weight', quantity: 2 },
    ]
    const apart = [{ itemId: 'wash', quantity: 4 }]
    expect(split(ordered(lines, 3), apart)).toBe('splitWeighedTogether')
    expect(split(ordered(lines), apart)).toMatchObject({ apart: { itemsPaise: 4 * 63_50 } })
  })

  it('keeps the total to the paisa in any split', () => {
    const amount = fc.record({ had: fc.integer({ min: 1, max: 40 }), goes: fc.nat(40) })
    const some = fc.array(fc.option(amount), { minLength: 5, maxLength: 5 })
    const terms = fc.record({
      agreedPaise: fc.option(fc.nat(10_000_00)),
      tolerancePaise: fc.nat(100_00),
    })
    let divided = 0
    const stayed = new Set<string>()
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 10 }), terms, (amounts, least, agreed) => {
        const having = CATALOGUE.flatMap(({ id, unit }, index) => {
          const each = amounts[index]
          if (!each) return []
          const goes = unit === 'kg' ? each.had * (each.goes % 2) : each.goes % (each.had + 1)
          return [{ itemId: id, quantity: each.had, goes }]
        })
        if (having.length === 0) return
        const whole = ordered(having, least, agreed)
        const wanted = having.map(({ itemId, goes }) => ({ itemId, quantity: goes }))
        const parts = split(whole, wanted)
        if (typeof parts === 'string') {
          stayed.add(parts)
          return
        }
        divided += 1
        const { kept, apart } = parts
        for (const key of ['itemsPaise', 'listPaise', 'leastKilograms', 'tolerancePaise'] as const)
          expect(kept[key]! + apart[key]!).toBe(whole[key])
        const agreedTo = (part: typeof kept) => part.agreedPaise ?? 0
        expect(agreedTo(kept) + agreedTo(apart)).toBe(whole.agreedPaise ?? 0)
        expect(Math.min(kept.lines.length, apart.lines.length)).toBeGreaterThan(0)
        for (const { itemId, quantity } of having)
          expect(quantityOf(kept, itemId) + quantityOf(apart, itemId)).toBe(quantity)
        for (const part of [kept, apart]) {
          expect(part.listPaise).toBeGreaterThanOrEqual(part.itemsPaise)
          expect(Math.min(part.agreedPaise ?? 0, part.tolerancePaise!)).toBeGreaterThanOrEqual(0)
          expect(
            isWithinTolerance(part, part.itemsPaise) || !isWithinTolerance(whole, whole.itemsPaise),
          ).toBe(true)
          // A later change of its items finds the price that it has.
          const { lines, leastKilograms } = part
          const priced = quoteChangedLines({
            ...PLAIN,
            ordered: lines,
            lines,
            rules: ruled(leastKilograms),
          })
          expect(priced).toMatchObject({
            value: { totalPaise: part.itemsPaise, listPaise: part.listPaise },
          })
        }
        // Each invoice rounds its own halves of the tax, within the same price.
        const [one, first, second] = [whole, kept, apart].map((each) =>
          gstInPrice(each.itemsPaise, 18),
        )
        const drift = first!.cgstPaise + second!.cgstPaise - one!.cgstPaise
        expect(Math.abs(drift)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 5000 },
    )
    expect(divided).toBeGreaterThan(1500)
    expect([...stayed].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'splitEverything',
      'splitNothing',
      'splitWeighedTogether',
    ])
  })
})

describe('orders that can be split', () => {
  const order: SplittableOrder = {
    status: 'washing',
    counted: true,
    hasUnits: false,
    isAsked: false,
    delivery: 'standard',
    expressFeePaise: 0,
    feesPaise: 0,
    isAdjusted: false,
    paymentMethod: 'cash',
    hasPayments: false,
    hasInvoice: false,
    lines: [{ unit: 'piece', quantity: 2 }],
  }

  it.each<[SplitRefusal | null, Partial<SplittableOrder>]>([
    [null, {}],
    [null, { status: 'pickup_scheduled', paymentMethod: 'card' }],
    [null, { status: 'ready', delivery: 'scheduled' }],
    ['splitOver', { status: 'completed' }],
    ['splitOver', { status: 'cancelled' }],
    ['splitLeft', { status: 'out_for_delivery' }],
    ['splitUncounted', { counted: false, lines: [] }],
    ['splitUnits', { hasUnits: true }],
    ['splitAsked', { isAsked: true }],
    ['splitExpress', { delivery: 'express' }],
    ['splitExpress', { expressFeePaise: 1 }],
    ['splitFees', { feesPaise: 1 }],
    ['splitAdjusted', { isAdjusted: true }],
    ['splitAccount', { paymentMethod: 'account' }],
    ['splitPaid', { hasPayments: true }],
    ['splitCard', { status: 'ready', paymentMethod: 'card' }],
    ['splitInvoiced', { hasInvoice: true }],
    ['splitOneItem', { lines: [{ unit: 'piece', quantity: 1 }] }],
    ['splitOneItem', { lines: [{ unit: 'kg', quantity: 6 }] }],
  ])('%s', (refusal, fields) => {
    expect(splitRefusal({ ...order, ...fields })).toBe(refusal)
  })

  it('have lines that split by the piece, and weighed ones that move only as a whole', () => {
    expect(maxSplitSteps({ unit: 'piece', quantity: 4 })).toBe(4)
    expect(maxSplitSteps({ unit: 'kg', quantity: 2.4 })).toBe(1)
  })
})

function quantityOf(part: SplitPart<{ itemId: string; quantity: number }>, itemId: string): number {
  return part.lines.find((line) => line.itemId === itemId)?.quantity ?? 0
}
