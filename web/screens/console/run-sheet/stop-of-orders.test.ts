// Several orders of one door as one stop of the sheet.
import { expect, it } from 'vitest'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { doorOfOrders, nothingPaid, placedByDoor, stopOfOrders } from './stop-of-orders.ts'

const order = (orderId: string, fields: Partial<RunStop> = {}) =>
  ({
    orderId,
    number: `LC-${orderId}`,
    kind: 'delivery',
    items: [`Clothes of ${orderId}`],
    instructions: 'Ring twice',
    unpacked: 0,
    units: [],
    due: 0,
    done: false,
    toDecide: false,
    oneStop: 'a',
    ...fields,
  }) as unknown as RunStop

const a = order('a', { due: 240.1, proof: { codeTriesLeft: 5 } })
const b = order('b', { due: 59.9, unpacked: 1, proof: { codeTriesLeft: 5 } })
const paid = order('c', { proof: { codeTriesLeft: 0 } })

it('has one sum, and what is asked of any of its orders', () => {
  expect(stopOfOrders([a, b, paid])).toMatchObject({
    orderId: 'a',
    number: 'LC-a, LC-b, LC-c',
    due: 300,
    unpacked: 1,
    instructions: 'Ring twice',
    items: ['Clothes of a', 'Clothes of b', 'Clothes of c'],
  })
  expect(stopOfOrders([a])).toBe(a)
})

it('says of each order what is its own', () => {
  const door = {
    collected: { method: 'cash', amount: 300 } as const,
    code: '1234',
    reason: 'One follows',
    takenBy: 'guard',
    takenName: 'Suresh',
  } as const
  expect(doorOfOrders(stopOfOrders([a, b, paid]), door)).toEqual({
    takenBy: 'guard',
    takenName: 'Suresh',
    collected: { method: 'cash', amount: 240.1 },
    code: '1234',
    others: [
      {
        orderId: 'b',
        number: 'LC-b',
        collected: { method: 'cash', amount: 59.9 },
        code: '1234',
        reason: 'One follows',
      },
      { orderId: 'c', number: 'LC-c', collected: null },
    ],
  })
  expect(doorOfOrders(a, door)).toBe(door)
  expect(nothingPaid(stopOfOrders([a, paid]))).toEqual({
    collected: null,
    others: [{ orderId: 'c', number: 'LC-c', collected: null }],
  })
})

it('is about the orders that are left, in the room of all of them', () => {
  const placed = (stop: RunStop, now: Partial<RunStop> = {}) => ({
    ...stop,
    before: stop,
    stop: { ...stop, ...now },
    gone: false,
  })
  const [card, ...more] = placedByDoor([placed(a, { done: true }), placed(b)])
  expect(more).toEqual([])
  expect(card!.placed.before.number).toBe('LC-a, LC-b')
  expect(card!.placed.stop).toMatchObject({ orderId: 'b', due: 59.9, done: false })
  const [done] = placedByDoor([placed(a, { done: true }), placed(b, { done: true })])
  expect(done!.placed.stop).toMatchObject({ orderId: 'a', done: true })
})
