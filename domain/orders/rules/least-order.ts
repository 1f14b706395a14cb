// Least order value: the least that an order's items come to, by the PIN code of its pickup.
import type { Paise } from '../../base/money.ts'
import { makeRefusingRule, type RuledOrder } from './order-rule.ts'

/** Each PIN code once; orders from any other have no least value. */
export type LeastOrderSettings = {
  readonly leastOrder: {
    readonly byPin: readonly { readonly pin: string; readonly paise: Paise }[]
  }
}

/** The least value of orders from a PIN code; null where the laundry set none. */
export function leastOrderPaise(
  { leastOrder: { byPin } }: LeastOrderSettings,
  pickupPin: string | null,
): Paise | null {
  return byPin.find(({ pin }) => pin === pickupPin)?.paise ?? null
}

/**
 * Refuses an order below the least value of its pickup's PIN code. Compared are its items with the least charge,
 * before discounts and before what the Laundry Club covers; the express fee doesn't count.
 */
export const leastOrder = makeRefusingRule({
  code: 'below_least_order',
  refuse({ itemsPaise, pickupPin }: RuledOrder, settings: LeastOrderSettings) {
    const leastPaise = leastOrderPaise(settings, pickupPin)
    if (pickupPin === null || leastPaise === null || itemsPaise >= leastPaise) return null
    return {
      kind: 'belowLeastOrder' as const,
      params: { pin: pickupPin, leastPaise, missingPaise: leastPaise - itemsPaise },
    }
  },
  isNoWorse: ({ itemsPaise, pickupPin }, before) =>
    pickupPin === before.pickupPin && itemsPaise >= before.itemsPaise,
})
