// Owns how much one order, one customer and one hour may hold: limits that a laundry sets for itself.
import type { Unit } from './catalogue.ts'

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

/**
 * Why so much of one item can't be ordered, as a sentence; null when it can.
 * @param quantity kilograms or pieces
 * @param phone where the laundry takes larger orders; left out where it isn't known
 */
export function quantityProblem(
  unit: Unit,
  quantity: number,
  limits: OrderSizeLimits,
  phone?: string,
): string | null {
  if (!(quantity >= 0)) return NO_QUANTITY
  const isWhole = Number.isSafeInteger(quantity)
  if (unit === 'kg') {
    if (!isWhole) return WHOLE_KILOGRAMS
    return quantity > limits.kilograms ? tooMuch(`${limits.kilograms} kg`, phone) : null
  }
  if (!isWhole) return WHOLE_PIECES
  return quantity > limits.piecesOfItem
    ? tooMuch(`${limits.piecesOfItem} pieces of one item`, phone)
    : null
}

/** "An order takes at most 100 kg. Call us on 080 4123 4567 for more than 100 kg." */
export function tooMuch(limit: string, phone?: string): string {
  return `An order takes at most ${limit}. Call us${phone ? ` on ${phone}` : ''} for more than ${limit}.`
}

const NO_QUANTITY = 'Please give each quantity as a whole number, 0 or more.'
const WHOLE_KILOGRAMS = 'Whole kilograms, please; we weigh it exactly at the laundry.'
const WHOLE_PIECES = 'Whole pieces, please, such as 3.'
