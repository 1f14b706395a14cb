// Owns the least charge: what an order with little washing costs more, where a laundry charges a least weight.
import type { Unit } from './catalogue.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import { costPaise, quantityLeft, sumQuantities } from '../base/quantity.ts'

/** The most that a laundry may charge at least, in kilograms. */
export const MOST_LEAST_KILOGRAMS = 10

type WeighedLine = {
  readonly unit: Unit
  readonly quantity: number
  readonly unitPricePaise: Paise
  readonly coveredQuantity: number
}

/**
 * What the kilograms that are missing cost, at the lowest price among the order's own. Nothing for an order
 * without washing by weight, and nothing where the Laundry Club covers any of it.
 * @param leastKilograms what is charged at least; 0 where the laundry has no least charge
 */
export function leastChargePaise(lines: readonly WeighedLine[], leastKilograms: number): Paise {
  const weighed = lines.filter(({ unit }) => unit === 'kg')
  if (weighed.length === 0 || weighed.some((line) => line.coveredQuantity > 0)) return 0
  const kilograms = sumQuantities(weighed.map(({ quantity }) => quantity))
  const pricePaise = Math.min(...weighed.map(({ unitPricePaise }) => unitPricePaise))
  return costPaise(pricePaise, Math.max(0, quantityLeft(leastKilograms, kilograms)))
}

/** The least charge within what an order's items came to, as it was when the order was priced. */
export function leastChargeWithin(
  itemsPaise: Paise,
  lines: readonly { readonly amountPaise: Paise }[],
): Paise {
  return itemsPaise - sumPaise(lines.map(({ amountPaise }) => amountPaise))
}
