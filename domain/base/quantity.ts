// Quantities: whole pieces, and kilograms to 100 g. Sums are in tenths, so that none drifts.
import type { Paise } from './money.ts'

/** Of what is weighed, every full 100 g is charged. */
const GRAMS_CHARGED = 100

const tenthsOf = (quantity: number): number => Math.round(quantity * 10)

/** Whether a number has one decimal at most, as a weight that is charged has. */
export function isInTenths(quantity: number): boolean {
  return Number.isSafeInteger(tenthsOf(quantity)) && tenthsOf(quantity) / 10 === quantity
}

/** Adds quantities up, to the tenth; none are 0. */
export function sumQuantities(quantities: readonly number[]): number {
  return quantities.reduce((tenths, quantity) => tenths + tenthsOf(quantity), 0) / 10
}

/** What is left of a quantity, to the tenth; below 0 where more is taken. */
export function subtractQuantity(quantity: number, taken: number): number {
  return (tenthsOf(quantity) - tenthsOf(taken)) / 10
}

/**
 * What a quantity costs, in whole paise: half a paisa is rounded up. The one place where a price meets a quantity; the
 * checks of `order_lines` say the same (`round(unit_price_paise * quantity)`).
 * @param unitPaise what one piece or kilogram costs, 0 or more
 */
export function costPaise(unitPaise: Paise, quantity: number): Paise {
  return Math.floor((unitPaise * tenthsOf(quantity) + 5) / 10)
}

/** What is estimated of the same once more: the nearest whole quantity, and no less than 1. */
export function roundToWholeQuantity(quantity: number): number {
  return Math.max(1, Math.round(quantity))
}

/** The kilograms that are charged for what was weighed: 4.35 kg are charged as 4.3, and 60 g as none. */
export function chargedKilograms(grams: number): number {
  return Math.floor(grams / GRAMS_CHARGED) / 10
}

/** How much some lines are: what is weighed, and what is counted. */
export type Amounts = { readonly kilograms: number; readonly pieces: number }

/** Kilograms and pieces of some lines, apart: 4 kg are no four items. */
export function sumByUnit(
  lines: readonly { readonly unit: 'kg' | 'piece'; readonly quantity: number }[],
): Amounts {
  const sumOf = (unit: 'kg' | 'piece') =>
    sumQuantities(lines.filter((line) => line.unit === unit).map(({ quantity }) => quantity))
  return { kilograms: sumOf('kg'), pieces: sumOf('piece') }
}
