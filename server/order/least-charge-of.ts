/** The minimum charge included in a stored order's items. */
import { leastChargePortion } from '#domain/orders/rules/least-charge.ts'
import type { Paise } from '#domain/base/money.ts'

/** In paise; 0 for an order that was charged by its lines alone. */
export function leastChargeOf(order: {
  readonly items_paise: Paise
  readonly lines: readonly { readonly amount_paise: Paise }[]
}): Paise {
  return leastChargePortion(
    order.items_paise,
    order.lines.map((line) => ({ amountPaise: line.amount_paise })),
  )
}
