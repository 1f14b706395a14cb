// What a rider reads of a stop that doesn’t fit its order: what changed, and what to do with cash.
import type { Misfit } from '#domain/run-sheet/door-misfits.ts'

type Now = { readonly status: string }

export const riderMisfits: Readonly<Record<Misfit, (now: Now) => string>> = {
  status: ({ status }) => `The order is “${status}” by now.`,
  not_theirs: () => 'The stop was given to someone else meanwhile.',
  other_bags: () => 'A colleague counted a different number of bags.',
  not_counted: () => 'The order has no price yet.',
  not_packed: () => 'Not everything was marked as packed.',
  no_such_unit: () => 'The order doesn’t have those bags or items.',
  nothing_due: () => 'Nothing was due any more. Hand in what you took.',
  other_sum: () => 'Its price has changed. Hand in what you took.',
  payment_pending: () => 'A card was being charged for it. Hand in what you took.',
  wrong_code: () => 'The delivery code was wrong, or had been used.',
  not_proved: () => 'There was no delivery code, and no photo with who took it.',
  failed_again: () => 'Two visits failed in a row. Wait for the laundry before you go again.',
}
