import { expect, it } from 'vitest'
import { latestWindowOf, canShareDelivery, ordersToJoin, ordersToMove } from './together.ts'

const order = (_id: string, fields: object = {}) => ({
  _id,
  number: `LC-${_id}`,
  status: 'washing' as const,
  items: ['3 kg Wash & Fold'],
  address: '12 Church Street, Bengaluru 560001',
  deliveryAddress: '',
  deliveryWindow: { date: '2025-06-20', time: '9-11 AM' },
  deliveryHandOver: 'home' as const,
  deliveryPreference: 'standard' as const,
  estimatedDelivery: '2025-06-20T03:30:00Z',
  ...fields,
})

it('offers to join orders to the same door that still have a delivery window', () => {
  const first = order('a')
  const others = [
    first,
    order('same', { deliveryAddress: '12 church street, Bengaluru 560001' }),
    order('elsewhere', { deliveryAddress: '7 Work Lane' }),
    order('over', { status: 'completed' }),
    order('collected', { deliveryHandOver: 'counter' }),
    order('express', { deliveryPreference: 'express' }),
    order('nowhen', { deliveryWindow: null }),
  ]
  expect(ordersToJoin(first, others).map(({ _id }) => _id)).toEqual(['same'])
})

it('moves joined orders to the latest of their windows, except those already in it', () => {
  const orders = [
    order('a'),
    order('b', { deliveryWindow: { date: '2025-06-20', time: '1-3 PM' } }),
    order('c', { deliveryWindow: { date: '2025-06-20', time: '11 AM-1 PM' } }),
  ].filter(canShareDelivery)
  const window = latestWindowOf([orders[0]!, ...orders.slice(1)])
  expect(window).toEqual({ date: '2025-06-20', time: '1-3 PM' })
  expect(ordersToMove(window, orders).map(({ _id }) => _id)).toEqual(['a', 'c'])
})
