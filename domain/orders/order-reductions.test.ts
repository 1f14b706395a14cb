import { describe, expect, it } from 'vitest'
import { sumPaise } from '../base/money.ts'
import { orderMoney, reductionsOfAccount } from './order-money.ts'

describe('the cost of an order', () => {
  it.each([
    ['completed', 450, 15, [['goodwill', 15]]],
    ['cancelled', 30, 0, [['cancelled', 30]]],
    [
      'cancelled',
      450,
      15,
      [
        ['goodwill', 15],
        ['cancelled', 435],
      ],
    ],
    ['washing', 100, 150, [['goodwill', 100]]],
    ['washing', 100, 0, []],
  ] as const)('%s at %i with %i goodwill: less %j', (status, totalPaise, goodwillPaise, less) => {
    const account = { status, totalPaise, goodwillPaise, paidPaise: 0, refundedPaise: 0 }
    const reductions = reductionsOfAccount(account)
    expect(reductions.map(({ kind, paise }) => [kind, paise])).toEqual(less)
    const costs = totalPaise - sumPaise(reductions.map(({ paise }) => paise))
    expect(costs).toBe(orderMoney(account).chargedPaise)
  })
})
