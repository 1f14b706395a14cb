// Orders of one customer that are made with one ring.
import { describe, expect, it } from 'vitest'
import {
  changePaise,
  joinStops,
  likelyCashPaise,
  type PartOfStop,
  payInTurn,
  stopsOfSeveralOrders,
} from './one-stop.ts'

const part = (orderId: string, fields: Partial<PartOfStop> = {}): PartOfStop => ({
  orderId,
  kind: 'delivery',
  customerId: 'asha',
  riderId: 'ravi',
  address: '12 Church Street, Bengaluru 560001',
  contact: { name: null, phone: null },
  date: '2025-06-19',
  slot: '9-11 AM',
  ...fields,
})

const grouped = (...parts: PartOfStop[]) => {
  const leads = stopsOfSeveralOrders(parts)
  return parts.map((each) => leads.get(each) ?? null)
}

describe('orders of one stop', () => {
  it('have one customer, door, window, kind and rider, and are named by the oldest', () => {
    expect(
      grouped(part('b'), part('c', { address: '12 church street, Bengaluru 560001 ' })),
    ).toEqual(['b', 'b'])
    expect(grouped(part('c'), part('a'), part('b'))).toEqual(['a', 'a', 'a'])
  })

  it.each([
    ['of another customer', { customerId: 'sunil' }],
    ['of another kind', { kind: 'pickup' }],
    ['of another rider', { riderId: 'zoya' }],
    ['without a rider', { riderId: null }],
    ['at another address', { address: '14 Church Street, Bengaluru 560001' }],
    ['for another person there', { contact: { name: 'Ravi', phone: null } }],
    ['of another day', { date: '2025-06-20' }],
    ['of another window', { slot: '1-3 PM' }],
    ['outside of all windows', { slot: null }],
  ] satisfies [string, Partial<PartOfStop>][])('leave out one %s', (_, fields) => {
    expect(grouped(part('a'), part('b', fields))).toEqual([null, null])
  })

  it('are the same whatever their sequence', () => {
    const parts = [part('d'), part('b', { slot: '1-3 PM' }), part('a'), part('c')]
    expect(grouped(...parts)).toEqual(['a', null, 'a', 'a'])
    expect(grouped(...parts.toReversed())).toEqual(['a', 'a', null, 'a'])
  })
})

it('joins stops where the first of their orders stands', () => {
  const stop = (orderId: string, oneStop?: string) => ({
    orderId,
    kind: 'delivery' as const,
    ...(oneStop !== undefined && { oneStop }),
  })
  const joined = joinStops([stop('x'), stop('b', 'a'), stop('y'), stop('a', 'a')])
  expect(joined.map((orders) => orders.map(({ orderId }) => orderId))).toEqual([
    ['x'],
    ['b', 'a'],
    ['y'],
  ])
  // An express order is picked up and delivered on one day.
  expect(joinStops([stop('a', 'a'), { ...stop('a', 'a'), kind: 'pickup' }])).toHaveLength(2)
})

it('computes the change, and none where it isn’t enough', () => {
  expect([changePaise(50_000, 42_050), changePaise(42_050, 42_050)]).toEqual([7_950, 0])
  expect(changePaise(40_000, 42_050)).toBeNull()
})

describe('money of a stop', () => {
  it('pays each order whole before the next, and leaves what is too much with the last', () => {
    expect(payInTurn(25_000, [21_000, 10_000])).toEqual([21_000, 4_000])
    expect(payInTurn(35_000, [21_000, 10_000])).toEqual([21_000, 14_000])
    expect(payInTurn(0, [21_000, 10_000])).toEqual([0, 0])
  })

  it('is likely given in notes that are more than is due', () => {
    expect(likelyCashPaise(21_000)).toEqual([25_000, 30_000, 50_000])
    expect(likelyCashPaise(50_000)).toEqual([])
    expect(likelyCashPaise(48_050)).toEqual([50_000])
  })
})
