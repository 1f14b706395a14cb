// Labels of count levels, and reasons for not counting an order.
import type { CountLevel } from '#domain/orders/count-levels.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'

export const countLevels: Readonly<Record<CountLevel, string>> = {
  off: 'off',
  bags: 'by the bag',
  items: 'piece by piece',
}

/** Why an order isn't counted this time; “because” stands before it, and its customer reads it too. */
export const skipReasons: Readonly<Record<SkipReason, string>> = {
  busy: 'there was too much to do',
  hurry: 'it had to be quick',
  many: 'there were too many pieces',
}
