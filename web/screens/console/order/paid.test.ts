import { expect, it } from 'vitest'
import { paidByCard, paidByHand } from './paid.ts'

it('counts what is still with us: paid, neither undone nor given back', () => {
  const payments = [
    { kind: 'payment', method: 'cash', amount: 210.35, status: 'undone' },
    { kind: 'payment', method: 'upi', amount: 210.35, status: 'succeeded' },
    { kind: 'payment', method: 'card', amount: 70, status: 'succeeded' },
    { kind: 'payment', method: 'card', amount: 70, status: 'failed' },
    { kind: 'refund', method: 'upi', amount: 10.1, status: 'succeeded' },
    { kind: 'refund', method: 'card', amount: 20, status: 'pending' },
    { kind: 'refund', method: 'card', amount: 5, status: 'failed' },
  ] as const
  expect([paidByHand({ payments }), paidByCard({ payments })]).toEqual([200.25, 50])
  expect(paidByHand({ payments: [] })).toBe(0)
})
