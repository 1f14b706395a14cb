import { describe, expect, it } from 'vitest'
import { isCardUntried, refundShares } from './order-payments.ts'

describe('a saved card is charged automatically', () => {
  const before = new Date('2026-03-02T10:00:00Z')
  const chosenAt = new Date('2026-03-02T11:00:00Z')
  const after = new Date('2026-03-02T12:00:00Z')
  const tried = { method: 'card', status: 'failed', amountPaise: 100, refundedPaise: 0 } as const

  it.each([
    ['when nothing was tried', [], null, true],
    ['not again once it was refused', [{ ...tried, at: before }], null, false],
    ['when another one was chosen since', [{ ...tried, at: before }], chosenAt, true],
    ['not again once the one chosen was refused', [{ ...tried, at: after }], chosenAt, false],
    [
      'when it was chosen in that instant, not again',
      [{ ...tried, at: chosenAt }],
      chosenAt,
      false,
    ],
    [
      'again after all of it was given back',
      [{ ...tried, status: 'succeeded', refundedPaise: 100, at: before }],
      null,
      true,
    ],
    [
      'not again after some of it was given back',
      [{ ...tried, status: 'succeeded', refundedPaise: 99, at: before }],
      null,
      false,
    ],
    [
      'whatever was taken in cash',
      [{ ...tried, method: 'cash', status: 'succeeded', at: before }],
      null,
      true,
    ],
  ] as const)('%s', (_, payments, chosen, isUntried) => {
    expect(isCardUntried(payments, chosen)).toBe(isUntried)
  })
})

describe('the payments that a refund comes from', () => {
  const payments = [
    { id: 'card-1', method: 'card', leftPaise: 100 },
    { id: 'cash', method: 'cash', leftPaise: 50 },
    { id: 'card-2', method: 'card', leftPaise: 30 },
  ] as const

  it('take cards first, the latest first, then cash for the rest', () => {
    expect(refundShares(payments, 150)).toEqual([
      { id: 'card-2', method: 'card', amountPaise: 30 },
      { id: 'card-1', method: 'card', amountPaise: 100 },
      { id: 'cash', method: 'cash', amountPaise: 20 },
    ])
  })

  it('give back no more than is left of them', () => {
    const shares = refundShares(payments, 1000)
    expect(shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(180)
  })
})
