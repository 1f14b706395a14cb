// Deeds of stops with several orders.
import { expect, it } from 'vitest'
import { deedParts, firstOfDeed, isDeedOf, restOfDeed } from './deed-parts.ts'
import type { Completion } from './kept-completions.ts'

const order = (orderId: string, fields: object = {}) => ({
  orderId,
  number: `LC-${orderId}`,
  collected: null,
  ...fields,
})
const deed: Completion = {
  key: 'key',
  at: '2026-11-30T04:00:00Z',
  userId: 'ravi',
  kind: 'delivery',
  note: 'Ring twice',
  photo: null,
  ...order('a', { collected: { method: 'cash', amount: 240 }, code: '1234' }),
  others: [order('b', { code: '1234' }), order('c', { reason: 'One bag follows' })],
}

it('has a deed for each order, with what is said of that order alone', () => {
  const { others: _, ...first } = deed
  const shared = { key: 'key', at: deed.at, userId: 'ravi', kind: 'delivery', note: 'Ring twice' }
  expect(deedParts(deed)).toEqual([
    first,
    { ...shared, photo: null, ...order('b', { code: '1234' }) },
    { ...shared, photo: null, ...order('c', { reason: 'One bag follows' }) },
  ])
  expect(deedParts(first)).toEqual([first])
})

it('leaves the orders that aren’t sent yet, under the same key', () => {
  const rest = restOfDeed(deed)!
  expect(rest).toMatchObject({ key: 'key', orderId: 'b', isBegun: true })
  expect(rest.others).toEqual([deed.others![1]])
  const last = restOfDeed(rest)!
  expect(last).toMatchObject({ key: 'key', orderId: 'c', isBegun: true })
  expect(last.others).toBeUndefined()
  expect(restOfDeed(last)).toBeNull()
})

it('keeps a refused order beside the rest', () => {
  expect(firstOfDeed(deed)).toMatchObject({ key: 'key a', orderId: 'a' })
  expect(firstOfDeed(deed).others).toBeUndefined()
  expect(firstOfDeed(restOfDeed(restOfDeed(deed)!)!).key).toBe('key')
})

it('is about each of its orders, and no other', () => {
  const about = (orderId: string, kind: Completion['kind'] = 'delivery') =>
    isDeedOf(deed, { orderId, kind })
  expect(['a', 'b', 'c', 'd'].map((each) => about(each))).toEqual([true, true, true, false])
  expect(about('a', 'pickup')).toBe(false)
})
