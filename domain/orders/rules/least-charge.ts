// Least charge: the surcharge on an order with little washing, at a laundry that charges a least weight.
import { sumPaise, type Paise } from '../../base/money.ts'
import { costPaise, subtractQuantity, sumQuantities } from '../../base/quantity.ts'
import type { ChargingRule } from './order-rule.ts'

/** The most that a laundry may charge at least, in kilograms. */
export const MOST_LEAST_KILOGRAMS = 10

/** What is charged at least, in kilograms; 0 where there is no least charge. */
export type LeastChargeSettings = { readonly leastCharge: { readonly kilograms: number } }

/**
 * Charges the kilograms that are missing, at the lowest price among the order's own. Nothing for an order
 * without washing by weight, and nothing where the Laundry Club covers any of it.
 */
export const leastCharge = {
  code: 'least_charge',
  charge({ lines }, { leastCharge: least }) {
    const weighed = lines.filter(({ unit }) => unit === 'kg')
    if (weighed.length === 0 || weighed.some((line) => line.coveredQuantity > 0)) return 0
    const kilograms = sumQuantities(weighed.map(({ quantity }) => quantity))
    const pricePaise = Math.min(...weighed.map(({ unitPricePaise }) => unitPricePaise))
    return costPaise(pricePaise, Math.max(0, subtractQuantity(least.kilograms, kilograms)))
  },
} as const satisfies ChargingRule<LeastChargeSettings>

/** The least charge within what an order's items came to, as it was when the order was priced. */
export function leastChargePortion(
  itemsPaise: Paise,
  lines: readonly { readonly amountPaise: Paise }[],
): Paise {
  return itemsPaise - sumPaise(lines.map(({ amountPaise }) => amountPaise))
}
