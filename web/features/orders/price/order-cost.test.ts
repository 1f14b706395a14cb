import { describe, expect, it } from 'vitest'
import {
  costAtPrice,
  paidByMethod,
  extraDueAtPrice,
  reductionsOfOrder,
  savedRupees,
  paymentMethodsUsed,
} from './order-cost.ts'

const cash = { kind: 'payment', method: 'cash', amount: 50, status: 'succeeded' } as const
const card = { kind: 'payment', method: 'card', amount: 210, status: 'succeeded' } as const
const back = { kind: 'refund', method: 'card', amount: 210, status: 'pending' } as const

describe('a payment made partly in cash and partly by card', () => {
  it('appears as both', () => {
    expect(paymentMethodsUsed({ payments: [card, cash] })).toEqual(['cash', 'card'])
    expect(paidByMethod({ payments: [card, cash] })).toEqual({
      cash: 50,
      upi: 0,
      card: 210,
      account: 0,
    })
  })

  it('omits a refunded part', () => {
    expect(paymentMethodsUsed({ payments: [card, cash, back] })).toEqual(['cash'])
    const refused = { ...back, status: 'failed' } as const
    expect(paidByMethod({ payments: [card, cash, refused] })).toEqual({
      cash: 50,
      upi: 0,
      card: 210,
      account: 0,
    })
  })

  it('omits undone and pending payments', () => {
    const undone = { ...cash, status: 'undone' } as const
    const pending = { ...card, status: 'pending' } as const
    expect(paymentMethodsUsed({ payments: [undone, pending] })).toEqual([])
  })
})

const ORDER = {
  status: 'completed',
  total: 210.3,
  goodwill: 0.1,
  amountPaid: 100,
  amountRefunded: 0,
} as const

it('calculates the cost of an order at another price, to the paisa', () => {
  expect([costAtPrice(ORDER, 210.3), costAtPrice(ORDER, 90.1), costAtPrice(ORDER, 0)]).toEqual([
    210.2, 90, 0,
  ])
  expect([extraDueAtPrice(ORDER, 210.3), extraDueAtPrice(ORDER, 90.1)]).toEqual([110.2, -10])
})

it('explains why an order costs less than its price', () => {
  expect(reductionsOfOrder(ORDER)).toEqual([{ kind: 'goodwill', amount: 0.1 }])
  expect(reductionsOfOrder({ ...ORDER, status: 'cancelled' })).toEqual([
    { kind: 'goodwill', amount: 0.1 },
    { kind: 'cancelled', amount: 210.2 },
  ])
})

it('counts the difference to list prices as saved, and nothing once cancelled', () => {
  const order = { status: 'completed', listTotal: 300, charged: 210.2 } as const
  expect([savedRupees(order), savedRupees({ ...order, listTotal: 200 })]).toEqual([89.8, 0])
  expect(savedRupees({ ...order, status: 'cancelled', charged: 0 })).toBe(0)
})
