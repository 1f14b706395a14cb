// A customer's actions on an order at each point of its life, and the main one.
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'
import { offeredActions } from './offered-actions.ts'

const ORDER = {
  _id: 'one',
  rating: null,
  creditNotes: [] as object[],
  changeable: false,
  deliveryPreference: 'standard' as const,
}

function offered(order: Partial<Order>) {
  return offeredActions({ ...ORDER, ...order } as Order, orderActions)
}

const labels = (order: Partial<Order>) => offered(order).map(({ label }) => label)
const mains = (order: Partial<Order>) =>
  offered(order).flatMap(({ label, isMain }) => (isMain ? [label] : []))

test('offers changing, moving, cancelling and reporting a problem before the pickup', () => {
  expect(labels({ status: 'pickup_scheduled', changeable: true })).toEqual([
    'Change order',
    'Reschedule pickup',
    'Reschedule delivery',
    'Cancel',
    'Something wrong?',
  ])
})

test('offers moving a delivery until it leaves, except for an express order', () => {
  expect(labels({ status: 'washing' })).toEqual(['Reschedule delivery', 'Something wrong?'])
  expect(labels({ status: 'out_for_delivery' })).toEqual(['Something wrong?'])
  expect(labels({ status: 'washing', deliveryPreference: 'express' })).toEqual(['Something wrong?'])
})

test('offers Reorder as the main action of a finished order', () => {
  expect(labels({ status: 'completed' })).toEqual([
    'Rate Order',
    'Receipt',
    'Reorder',
    'Something wrong?',
  ])
  expect(labels({ status: 'completed', rating: 4 })[0]).toBe('Change rating')
  expect(labels({ status: 'cancelled' })).toEqual(['Reorder', 'Something wrong?'])
  expect([mains({ status: 'completed' }), mains({ status: 'cancelled' })]).toEqual([
    ['Reorder'],
    ['Reorder'],
  ])
})

test('names several credit notes by their amounts', () => {
  const note = (amount: number) => ({ _id: `note ${amount}`, amount })
  const creditNotes = [note(50), note(120)] as unknown as Order['creditNotes']
  expect(labels({ status: 'cancelled', creditNotes: creditNotes.slice(0, 1) })[0]).toBe(
    'Credit note',
  )
  expect(labels({ status: 'cancelled', creditNotes })).toEqual([
    'Credit note, ₹50',
    'Credit note, ₹120',
    'Reorder',
    'Something wrong?',
  ])
})
