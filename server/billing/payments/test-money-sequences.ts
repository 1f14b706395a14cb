/** Random sequences of an order's money events, for tests. */
import fc from 'fast-check'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { TAX_STANDINGS } from '#domain/settings/tax-standing.ts'

const STEPS = 9

const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), kilograms: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('book' as const), kilograms: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    method: fc.constantFrom('cash' as const, 'upi' as const),
  }),
  fc.record({
    do: fc.constant('give back' as const),
    share: fc.constantFrom(0.1, 0.5, 1),
  }),
  fc.record({
    do: fc.constant('move' as const),
    status: fc.constantFrom<OrderStatus>(
      'pickup_scheduled',
      'washing',
      'ready',
      'completed',
      'completed',
      'cancelled',
    ),
  }),
)
export const sequence = fc.record({
  kilograms: fc.integer({ min: 1, max: 9 }),
  byCard: fc.boolean(),
  inClub: fc.boolean(),
  withVoucher: fc.boolean(),
  withPromo: fc.boolean(),
  standing: fc.constantFrom(...TAX_STANDINGS),
  isElsewhere: fc.boolean(),
  steps: fc.array(step, { minLength: STEPS, maxLength: STEPS }),
})
export type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never
export type Step = Sequence['steps'][number]

/** Paid early, changed by the customer and by staff, and changed by both again after it was taken back. */
export const CHANGED_BY_BOTH: Sequence = {
  kilograms: 6,
  byCard: true,
  inClub: true,
  withVoucher: true,
  withPromo: true,
  standing: 'registered',
  isElsewhere: true,
  steps: [
    { do: 'book', kilograms: 12 },
    { do: 'pay', method: 'upi' },
    { do: 'book', kilograms: 2 },
    { do: 'change', kilograms: 9 },
    { do: 'give back', share: 0.5 },
    { do: 'book', kilograms: 11 },
    { do: 'move', status: 'cancelled' },
    { do: 'move', status: 'pickup_scheduled' },
    { do: 'book', kilograms: 1 },
    { do: 'move', status: 'completed' },
  ],
}

/** Found by chance once: all of a completed order is given back before it is taken back. */
export const ALL_GIVEN_BACK: Sequence = {
  kilograms: 6,
  byCard: true,
  inClub: false,
  withVoucher: true,
  withPromo: true,
  standing: 'registered',
  isElsewhere: true,
  steps: [
    { do: 'move', status: 'completed' },
    { do: 'pay', method: 'upi' },
    { do: 'give back', share: 1 },
    { do: 'move', status: 'washing' },
  ],
}
