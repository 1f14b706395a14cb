import { expect, it } from 'vitest'
import { sumPaidByHand } from './paid.ts'

it('sums payments that staff recorded, less those undone or refunded', () => {
  const payments = [
    { kind: 'payment', method: 'cash', amount: 210.35, status: 'undone' },
    { kind: 'payment', method: 'upi', amount: 210.35, status: 'succeeded' },
    { kind: 'payment', method: 'card', amount: 70, status: 'succeeded' },
    { kind: 'payment', method: 'card', amount: 70, status: 'failed' },
    { kind: 'refund', method: 'upi', amount: 10.1, status: 'succeeded' },
    { kind: 'refund', method: 'card', amount: 20, status: 'pending' },
    { kind: 'refund', method: 'card', amount: 5, status: 'failed' },
  ] as const
  expect(sumPaidByHand({ payments })).toBe(200.25)
  expect(sumPaidByHand({ payments: [] })).toBe(0)
})
