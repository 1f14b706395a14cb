import { expect, it } from 'vitest'
import {
  unitsAsOrdered,
  COUNT_LEVELS,
  countLevelOf,
  type CountLevels,
  isCountDue,
  uncountedNoticeOf,
} from './count-levels.ts'
import { ORDER_STATUSES } from './record/order-lifecycle.ts'

const FIRST: CountLevels = {
  level: 'bags',
  services: { 'dry-cleaning': 'items', 'special-care': 'items', ironing: null },
}
const kilograms = (quantity: number) =>
  ({
    itemId: 'wash-fold',
    service: 'wash-fold',
    name: 'Wash & Fold',
    unit: 'kg',
    quantity,
  }) as const
const shirts = (quantity: number) =>
  ({ itemId: 'shirt', service: 'ironing', name: 'Shirt', unit: 'piece', quantity }) as const
const sarees = (quantity: number) =>
  ({ itemId: 'saree', service: 'dry-cleaning', name: 'Saree', unit: 'piece', quantity }) as const

it('uses the highest count level among the services of an order', () => {
  const asked = (level: CountLevels['level'], ...services: Parameters<typeof countLevelOf>[1]) =>
    countLevelOf({ ...FIRST, level }, services)
  expect(asked('bags', 'wash-fold')).toBe('bags')
  expect(asked('off', 'wash-fold', 'ironing')).toBe('off')
  expect(asked('off', 'wash-fold', 'dry-cleaning')).toBe('items')
  expect(asked('items', 'ironing')).toBe('items')
  const off = { level: 'items', services: { 'dry-cleaning': 'off' } } as const
  expect([countLevelOf(off, ['dry-cleaning']), countLevelOf(off, [])]).toEqual(['off', 'off'])
})

it('requires a count only at the level piece by piece, at the plant, until it is done or skipped', () => {
  const due = (level: (typeof COUNT_LEVELS)[number]) =>
    ORDER_STATUSES.filter((status) => isCountDue(level, 'open', status))
  expect(COUNT_LEVELS.map(due)).toEqual([[], [], ['picked_up', 'washing']])
  expect(isCountDue('items', 'skipped', 'washing')).toBe(false)
  expect(isCountDue('items', 'counted', 'washing')).toBe(false)
})

it('counts each piece of an item-level service as an item, and the rest as one bag', () => {
  const saree = { kind: 'item', pieces: 1, name: 'Saree', item: 'saree' }
  const bag = (pieces: number, item: string | null) => ({ kind: 'bag', pieces, name: null, item })
  expect(unitsAsOrdered(FIRST, [shirts(3)])).toEqual([bag(3, 'shirt')])
  expect(unitsAsOrdered(FIRST, [sarees(2)])).toEqual([saree, saree])
  expect(unitsAsOrdered(FIRST, [sarees(1), shirts(3)])).toEqual([saree, bag(3, 'shirt')])
  expect(unitsAsOrdered(FIRST, [sarees(1), shirts(3), kilograms(2)])).toEqual([saree, bag(0, null)])
})

it('proposes no units as ordered when the number of pieces isn’t known', () => {
  expect(unitsAsOrdered(FIRST, [])).toEqual([])
  expect(unitsAsOrdered(FIRST, [kilograms(4)])).toEqual([])
  expect(unitsAsOrdered(FIRST, [sarees(201)])).toEqual([])
  const byPiece = { level: 'items', services: {} } as const
  expect(unitsAsOrdered(byPiece, [kilograms(4), sarees(1)])).toEqual([])
})

it('reports clothes that weren’t counted one by one, and nothing if they were or counting is off', () => {
  const none = { units: [] }
  const said = (state: 'open' | 'skipped') =>
    ORDER_STATUSES.map((status) => uncountedNoticeOf('bags', state, { status, ...none }))
  const gone = Array.from({ length: 3 }, () => 'not_counted')
  expect(said('open')).toEqual([null, 'not_yet', 'not_yet', ...gone, null])
  expect(said('skipped')).toEqual([null, ...Array.from({ length: 5 }, () => 'skipped'), null])
  const counted = (...units: { kind: 'bag' | 'item'; pieces: number }[]) =>
    uncountedNoticeOf('items', 'counted', { status: 'washing', units })
  const [item, closed] = [{ kind: 'item', pieces: 1 } as const, { kind: 'bag', pieces: 0 } as const]
  expect(counted(item, item)).toBeNull()
  expect(counted(item, { kind: 'bag', pieces: 4 })).toBeNull()
  expect(counted(item, closed)).toBe('by_the_bag')
  expect(uncountedNoticeOf('off', 'open', { status: 'completed', ...none })).toBeNull()
})
