// Limits for one order, one customer and one hour, set by each laundry.
import type { Unit } from './catalogue.ts'
import { isInTenths } from '../base/quantity.ts'

/** How large one order can be. */
export type OrderSizeLimits = {
  /** Kilograms over all lines sold by weight. */
  readonly kilograms: number
  /** Pieces of one item. */
  readonly piecesOfItem: number
  /** Pieces over all lines. */
  readonly pieces: number
  /** Different items. */
  readonly items: number
}

export type Limits = OrderSizeLimits & {
  /** Bags that tags are printed for, an order. */
  readonly bags: number
  /** Orders that one customer places within an hour; staff may place more for them. */
  readonly ordersPerHour: number
  /** Addresses that one customer saves. */
  readonly addresses: number
  /** Garments in one customer's wardrobe. */
  readonly garments: number
}

/** What holds until a laundry sets its own. */
export const DEFAULT_LIMITS: Limits = {
  kilograms: 100,
  piecesOfItem: 200,
  pieces: 2_000,
  items: 60,
  bags: 20,
  ordersPerHour: 20,
  addresses: 20,
  garments: 500,
}

/**
 * Beyond these no laundry can go: with them the dearest order earns no more points, one a rupee, than
 * their column holds, and lists that are answered whole stay readable.
 */
export const LARGEST_LIMITS: Limits = {
  kilograms: 5_000,
  piecesOfItem: 10_000,
  pieces: 15_000,
  items: 200,
  bags: 200,
  ordersPerHour: 1_000,
  addresses: 200,
  garments: 2_000,
}

/** `most` of the limit `of`; `phone` is where the laundry takes larger orders, left out where it isn't known. */
export type OrderTooLarge = {
  readonly of: keyof OrderSizeLimits
  readonly most: number
  readonly phone?: string | undefined
}

/** Why so much can't be ordered: an entry of a word file, and its parameters. */
export type SizeProblem =
  | { readonly kind: 'quantityNeeded' | 'wholeKilograms' | 'tenthsOfKilograms' | 'wholePieces' }
  | { readonly kind: 'orderTooLarge'; readonly params: OrderTooLarge }

/**
 * Why so much of one item can't be ordered; null when it can.
 * @param quantity kilograms or pieces
 * @param phone where the laundry takes larger orders; left out where it isn't known
 * @param isWeighed whether kilograms were weighed, to 100 g; what customers estimate is whole
 */
export function quantityProblem(
  unit: Unit,
  quantity: number,
  limits: OrderSizeLimits,
  phone?: string,
  isWeighed = false,
): SizeProblem | null {
  if (!(quantity >= 0)) return { kind: 'quantityNeeded' }
  if (!(unit === 'kg' && isWeighed ? isInTenths(quantity) : Number.isSafeInteger(quantity)))
    return { kind: notInSteps(unit, isWeighed) }
  return orderSizeProblem(unit === 'kg' ? 'kilograms' : 'piecesOfItem', quantity, limits, phone)
}

function notInSteps(unit: Unit, isWeighed: boolean) {
  if (unit === 'piece') return 'wholePieces'
  return isWeighed ? 'tenthsOfKilograms' : 'wholeKilograms'
}

/** Why so much of what a limit counts can't be ordered; null when it can. */
export function orderSizeProblem(
  of: keyof OrderSizeLimits,
  count: number,
  limits: OrderSizeLimits,
  phone?: string,
): SizeProblem | null {
  const most = limits[of]
  return count > most ? { kind: 'orderTooLarge', params: { of, most, phone } } : null
}
