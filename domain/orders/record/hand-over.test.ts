import { expect, it } from 'vitest'
import { type HandOvers, nextOrderStatus } from './hand-over.ts'
import { ORDER_STATUSES } from './order-lifecycle.ts'

const wayOf = (order: HandOvers) =>
  ORDER_STATUSES.map((status) => nextOrderStatus({ ...order, status }) ?? '-').join(' ')

it('moves an order forward step by step, skipping the delivery of counter orders', () => {
  expect(wayOf({})).toBe('picked_up washing ready out_for_delivery completed - -')
  expect(wayOf({ deliveryHandOver: 'counter' })).toBe(
    'picked_up washing ready completed completed - -',
  )
  expect(wayOf({ pickupHandOver: 'counter' })).toBe(
    'picked_up washing ready out_for_delivery completed - -',
  )
})
