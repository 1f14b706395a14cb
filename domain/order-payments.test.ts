import { describe, expect, it } from 'vitest'
import { amountDuePaise, overpaidPaise, refundShares } from './order-payments.ts'

describe('what an order owes', () => {
  it.each([
    ['washing', 210, 0, 210, 0],
    ['washing', 210, 210, 0, 0],
    ['completed', 300, 210, 90, 0],
    ['completed', 100, 210, 0, 110],
    ['cancelled', 210, 0, 0, 0],
    ['cancelled', 210, 210, 0, 210],
  ] as const)(
    '%s at %i with %i paid: %i due, %i to give back',
    (status, total, paid, due, back) => {
      const account = { status, totalPaise: total, paidPaise: paid }
      expect([amountDuePaise(account), overpaidPaise(account)]).toEqual([due, back])
    },
  )
})

describe('of which payments a sum is given back', () => {
  const payments = [
    { id: 'card-1', method: 'card', leftPaise: 100 },
    { id: 'cash', method: 'cash', leftPaise: 50 },
    { id: 'card-2', method: 'card', leftPaise: 30 },
  ] as const

  it('takes cards first, the latest first, and cash for the rest', () => {
    expect(refundShares(payments, 150)).toEqual([
      { id: 'card-2', method: 'card', amountPaise: 30 },
      { id: 'card-1', method: 'card', amountPaise: 100 },
      { id: 'cash', method: 'cash', amountPaise: 20 },
    ])
  })

  it('gives no more than there is', () => {
    const shares = refundShares(payments, 1000)
    expect(shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(180)
  })
})
