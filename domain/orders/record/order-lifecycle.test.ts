import { describe, expect, it } from 'vitest'
import {
  canCustomerChange,
  isOrderStatus,
  isUnfinished,
  isFinalStatus,
  ORDER_STATUSES,
  progressStepsOf,
} from './order-lifecycle.ts'
import type { OrderStatus } from './order-lifecycle.ts'

function states(status: OrderStatus, before?: OrderStatus) {
  return progressStepsOf(status, before).map((step) => step.state)
}

describe('statuses', () => {
  it('reject other values', () => {
    expect(ORDER_STATUSES.every(isOrderStatus)).toBe(true)
    for (const other of ['', 'Completed', 'toString', 'delivered', null, undefined, 3, ['ready']]) {
      expect(isOrderStatus(other)).toBe(false)
    }
  })
})

describe('progress', () => {
  it('marks earlier steps done and the current one active', () => {
    expect(states('pickup_scheduled')).toEqual([
      'active',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(states('washing')).toEqual(['done', 'done', 'active', 'ahead', 'ahead', 'ahead'])
    expect(states('completed')).toEqual(['done', 'done', 'done', 'done', 'done', 'active'])
  })

  it('shows the last step of a cancelled order, with nothing active', () => {
    expect(states('cancelled', 'picked_up')).toEqual([
      'done',
      'done',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(new Set(states('cancelled'))).toEqual(new Set(['ahead']))
  })
})

describe('the actions that a status allows', () => {
  it('include a change by the customer only before the pickup', () => {
    expect(ORDER_STATUSES.filter(canCustomerChange)).toEqual(['pickup_scheduled'])
  })

  it('end with a completed or cancelled order; all other statuses are pending', () => {
    expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(['completed', 'cancelled'])
    expect(ORDER_STATUSES.filter(isUnfinished)).toEqual([
      'pickup_scheduled',
      'picked_up',
      'washing',
      'ready',
      'out_for_delivery',
    ])
  })
})
