import { expect, it } from 'vitest'
import { orderTextOf } from './order-texts.ts'

it('asks a customer to choose another time only where they can', () => {
  const failed = {
    number: 'LC-ABCD-2345',
    at: '2025-06-20T10:00:00Z',
    timeZone: 'Asia/Kolkata',
    reason: 'Nobody opened.',
  }
  const textOf = orderTextOf['order.visit_failed']
  const names = [
    textOf({ ...failed, visit: 'pickup' }),
    textOf({ ...failed, visit: 'delivery' }),
    textOf({ ...failed, visit: 'delivery', customerMoves: false }),
  ].map(({ name }) => name)
  expect(names).toEqual(['order_pickup_missed', 'order_delivery_missed', 'order_express_missed'])
})
