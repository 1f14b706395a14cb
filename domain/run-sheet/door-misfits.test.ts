import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UnitPlace } from '../clothes/custody.ts'
import {
  decisionChoicesOf,
  checkStopAgainstOrder,
  type OrderAtDoor,
  type SaidAtDoor,
  type StopToDecide,
} from './door-misfits.ts'
import { ORDER_STATUSES } from '../orders/record/order-lifecycle.ts'

const said = (more: Partial<SaidAtDoor> = {}): SaidAtDoor => ({
  kind: 'delivery',
  broughtBack: false,
  hasReason: false,
  units: undefined,
  bags: undefined,
  taken: null,
  ...more,
})
const order = (more: Partial<OrderAtDoor> = {}): OrderAtDoor => ({
  status: 'out_for_delivery',
  isDriven: true,
  isTheirs: true,
  isCounted: true,
  duePaise: 21_000,
  isCardAsked: false,
  units: [],
  otherBags: null,
  ...more,
})
const unit = (number: number, place: UnitPlace) => ({
  number,
  kind: 'bag' as const,
  pieces: 0,
  place,
  released: false,
  spot: null,
})
const cash = (paise: number | null) => said({ taken: { method: 'cash', paise } })

describe('a stop at the door', () => {
  it('fits the order that waits for it, with the amount due', () => {
    const fit = { state: 'waiting', follows: true, misfits: [] }
    expect(checkStopAgainstOrder(said(), order())).toEqual({ ...fit, bookedPaise: 0 })
    expect(checkStopAgainstOrder(cash(21_000), order())).toEqual({ ...fit, bookedPaise: 21_000 })
    // A client that doesn't say how much took what was due.
    expect(checkStopAgainstOrder(cash(null), order())).toEqual({ ...fit, bookedPaise: 21_000 })
  })

  it.each([
    ['another sum', cash(20_000), order(), ['other_sum'], true],
    ['nothing due', cash(21_000), order({ duePaise: 0 }), ['nothing_due'], true],
    ['a card asked', cash(21_000), order({ isCardAsked: true }), ['payment_pending'], true],
    ['another rider’s stop', said(), order({ isTheirs: false }), ['not_theirs'], true],
    ['a cancelled order', said(), order({ status: 'cancelled' }), ['status'], false],
    ['a counter order', said(), order({ isDriven: false }), ['status'], false],
    ['no price', said(), order({ isCounted: false }), ['not_counted'], false],
    ['unpacked', said(), order({ units: [unit(1, 'plant')] }), ['not_packed'], false],
    [
      'an unknown unit',
      said({ units: [2] }),
      order({ units: [unit(1, 'rider')] }),
      ['no_such_unit'],
      false,
    ],
  ] as const)('reports %s', (_, fact, found, misfits, follows) => {
    expect(checkStopAgainstOrder(fact, found)).toMatchObject({ misfits, follows })
  })

  it('fits an order with unpacked units when its rider gave a reason', () => {
    const found = order({ units: [unit(1, 'plant')] })
    expect(checkStopAgainstOrder(said({ hasReason: true }), found)).toMatchObject({
      misfits: [],
      follows: true,
    })
  })

  it('reports a count of bags that differs from the one of a stop made before', () => {
    const found = order({ status: 'picked_up', otherBags: 2 })
    const pickup = (bags: number) =>
      checkStopAgainstOrder(said({ kind: 'pickup', bags }), found).misfits
    expect([pickup(2), pickup(3)]).toEqual([[], ['other_bags']])
  })

  it('as a failed visit, fits only an order that still waits for it', () => {
    const back = said({ broughtBack: true })
    expect(checkStopAgainstOrder(back, order({ status: 'ready' }))).toMatchObject({
      follows: true,
      misfits: [],
    })
    expect(checkStopAgainstOrder(back, order({ status: 'completed' })).misfits).toEqual(['status'])
  })
})

const anyTaken = fc.option(
  fc.record({
    method: fc.constantFrom('cash' as const, 'upi' as const),
    paise: fc.option(fc.integer({ min: 1, max: 100_000 })),
  }),
)
const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  isDriven: fc.boolean(),
  isTheirs: fc.boolean(),
  isCounted: fc.boolean(),
  duePaise: fc.integer({ min: 0, max: 100_000 }),
  isCardAsked: fc.boolean(),
  units: fc.constant([]),
  otherBags: fc.option(fc.integer({ min: 1, max: 9 })),
})

it('books all cash that the phone reports, and reports every misfit', () => {
  const isKept = fc.property(anyTaken, anyOrder, fc.boolean(), (taken, found, broughtBack) => {
    const fit = checkStopAgainstOrder(said({ taken, broughtBack }), found)
    const isCash = taken?.method === 'cash' && taken.paise !== null
    const isOdd =
      (fit.state !== 'done' && !fit.follows) || (taken && fit.bookedPaise !== found.duePaise)
    return (!isCash || fit.bookedPaise === taken.paise) && (!isOdd || fit.misfits.length > 0)
  })
  expect(fc.check(isKept, { numRuns: 2000 }).counterexample).toBeNull()
})

describe('the ways to decide on a stop with a misfit', () => {
  const stop: StopToDecide = {
    kind: 'delivery',
    broughtBack: false,
    misfits: ['nothing_due'],
    taken: { method: 'cash', paise: 21_000 },
    bookedPaise: 21_000,
    wasDuePaise: 0,
    isUndone: false,
  }
  const now = { status: 'completed', isCounted: true, duePaise: 0, refundDuePaise: 21_000 } as const

  it('move no more money than was taken, and no more than the surplus or shortfall', () => {
    expect(decisionChoicesOf(stop, { ...now, refundDuePaise: 50_000 })).toContainEqual({
      choice: 'hand_back',
      paise: 21_000,
    })
    const short = { ...stop, misfits: ['other_sum'] as const, wasDuePaise: 26_000 }
    const due = { ...now, refundDuePaise: 0, duePaise: 5_000 }
    expect(decisionChoicesOf(short, due).map(({ choice }) => choice)).toEqual([
      'keep',
      'forgive',
      'take_back',
    ])
  })

  it('leave the order as it is where the rider took the stop back', () => {
    const undone = { ...stop, misfits: ['wrong_code'] as const, isUndone: true }
    expect(decisionChoicesOf(undone, now)).toEqual([{ choice: 'keep', paise: 0 }])
  })

  it('set the order to the stop’s status only if it differs and the order has a price', () => {
    const cancelled = { ...stop, misfits: ['status'] as const }
    const first = (more: object) => decisionChoicesOf(cancelled, { ...now, ...more })[0]!.choice
    expect(first({ status: 'cancelled' })).toBe('accept')
    expect(first({ status: 'completed' })).toBe('keep')
    expect(first({ status: 'cancelled', isCounted: false })).toBe('keep')
  })
})
