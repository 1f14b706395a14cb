import { describe, expect, it } from 'vitest'
import { costOf, keptWays, waysText } from './order-cost.ts'

const cash = { kind: 'payment', method: 'cash', amount: 50, status: 'succeeded' } as const
const card = { kind: 'payment', method: 'card', amount: 210, status: 'succeeded' } as const
const back = { kind: 'refund', method: 'card', amount: 210, status: 'pending' } as const

describe('a payment made partly in cash and partly by card', () => {
  it('is shown as both', () => {
    expect(waysText({ payments: [card, cash] })).toBe('cash and card')
    expect(keptWays({ payments: [card, cash] })).toEqual({
      cash: 50,
      upi: 0,
      card: 210,
      account: 0,
    })
  })

  it('is what is left of it once one of them was given back', () => {
    expect(waysText({ payments: [card, cash, back] })).toBe('cash')
    const refused = { ...back, status: 'failed' } as const
    expect(keptWays({ payments: [card, cash, refused] })).toEqual({
      cash: 50,
      upi: 0,
      card: 210,
      account: 0,
    })
  })

  it('counts neither what was marked by mistake nor what is still being charged', () => {
    const undone = { ...cash, status: 'undone' } as const
    const pending = { ...card, status: 'pending' } as const
    expect(waysText({ payments: [undone, pending] })).toBe('')
  })
})

it('an order costs its price less goodwill, to the paisa', () => {
  expect(costOf({ total: 210.3, goodwill: 0.1 })).toBe(210.2)
})
