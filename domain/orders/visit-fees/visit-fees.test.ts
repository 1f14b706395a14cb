import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAILURE_REASONS } from '../../run-sheet/failed-visit.ts'
import { orderMoney } from '../order-money.ts'
import { isWindowMissed } from './missed-window.ts'
import { secondVisitFee } from './second-visit-fee.ts'

const at = (time: string) => new Date(`2025-06-19T${time}:00Z`)
const window = { startsAt: at('09:30'), endsAt: at('11:30') }

describe('the fee of a second visit', () => {
  const visit = { visitedAt: at('10:00'), window, paymentMethod: 'cash' } as const
  const feeOf = (fields: Partial<Parameters<typeof secondVisitFee>[0]>) =>
    secondVisitFee({ ...visit, failureReason: 'nobody_there', ...fields }, 50_00)

  it('is charged for what the customer could have helped', () => {
    const charged = FAILURE_REASONS.filter((failureReason) => feeOf({ failureReason }) > 0)
    expect(charged).toEqual([
      'nobody_there',
      'not_ready',
      'wrong_address',
      'refused',
      'gate_closed',
    ])
  })

  it('is nothing where a rider came too early, too late or without a reason', () => {
    expect(feeOf({ visitedAt: at('09:29') })).toBe(0)
    expect(feeOf({ visitedAt: at('12:00') })).toBe(50_00)
    expect(feeOf({ visitedAt: at('12:01') })).toBe(0)
    expect(feeOf({ failureReason: null })).toBe(0)
    expect(feeOf({ window: null })).toBe(0)
  })

  it('is nothing where a company pays, or where the laundry asks for none', () => {
    expect(feeOf({ paymentMethod: 'account' })).toBe(0)
    expect(secondVisitFee({ ...visit, failureReason: 'refused' }, 0)).toBe(0)
  })
})

describe('a missed window', () => {
  const nobody = { bookedAt: at('04:00'), madeAt: null, triedAt: [] }

  it('is decided an hour after its end, and forgotten a day later', () => {
    expect(isWindowMissed(window, nobody, at('12:29'))).toBe(false)
    expect(isWindowMissed(window, nobody, at('12:30'))).toBe(true)
    expect(isWindowMissed(window, nobody, new Date('2025-06-20T11:31:00Z'))).toBe(false)
  })

  it('is none where somebody came up to half an hour late, or tried', () => {
    const now = at('13:00')
    expect(isWindowMissed(window, { ...nobody, madeAt: at('12:00') }, now)).toBe(false)
    expect(isWindowMissed(window, { ...nobody, madeAt: at('12:01') }, now)).toBe(true)
    expect(isWindowMissed(window, { ...nobody, triedAt: [at('10:00')] }, now)).toBe(false)
  })

  it('is one where the only try was hours before, or after', () => {
    const triedAt = [at('05:00'), at('12:45')]
    expect(isWindowMissed(window, { ...nobody, triedAt }, at('13:00'))).toBe(true)
  })

  it('is none where it was booked once it was over', () => {
    expect(isWindowMissed(window, { ...nobody, bookedAt: at('11:30') }, at('13:00'))).toBe(false)
  })
})

it('keeps charged = paid − refunded + due with any fees and credits', () => {
  const paise = fc.nat(1_000_00)
  const some = fc.array(paise, { maxLength: 3 })
  fc.assert(
    fc.property(paise, some, some, paise, fc.boolean(), (price, fees, credits, paid, isOver) => {
      const sum = (each: readonly number[]) => each.reduce((total, one) => total + one, 0)
      const totalPaise = price + sum(fees)
      const account = {
        status: isOver ? 'cancelled' : 'ready',
        totalPaise,
        goodwillPaise: sum(credits),
        paidPaise: paid,
        refundedPaise: 0,
      } as const
      const money = orderMoney(account)
      expect(money.chargedPaise).toBe(isOver ? 0 : Math.max(0, totalPaise - sum(credits)))
      expect(money.chargedPaise).toBe(paid + money.duePaise - money.refundDuePaise)
      // A fee and the credit that mirrors it cost nothing together.
      const mirrored = { ...account, totalPaise: totalPaise + 50_00 }
      expect(
        orderMoney({ ...mirrored, goodwillPaise: account.goodwillPaise + 50_00 }).chargedPaise,
      ).toBe(money.chargedPaise)
    }),
  )
})
