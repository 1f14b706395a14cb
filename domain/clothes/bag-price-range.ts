// Price estimate for an unlisted bag, from recent orders of the same services; none without them.
import type { Paise } from '../base/money.ts'

/** Orders of the last so many days are looked at. */
export const BAG_RANGE_DAYS = 90

/** Of fewer orders nothing is said. */
const LEAST_BAG_ORDERS = 5

/** The part of the orders that came to less than the range, and to less than its end. */
export const BAG_RANGE_SHARES = [0.2, 0.8] as const

/** What is said is rounded outwards to these. */
const STEP_PAISE: Paise = 10_00

export type BagRange = { readonly fromPaise: Paise; readonly toPaise: Paise }

/** What was read of a service's delivered orders. */
export type CameTo = {
  readonly orders: number
  /** What the orders at each of BAG_RANGE_SHARES came to. */
  readonly lowPaise: Paise
  readonly highPaise: Paise
}

/** The range that may be said of it; null where too few orders stand behind it. */
export function bagPriceRange({ orders, lowPaise, highPaise }: CameTo): BagRange | null {
  if (orders < LEAST_BAG_ORDERS) return null
  return {
    fromPaise: Math.floor(lowPaise / STEP_PAISE) * STEP_PAISE,
    toPaise: Math.ceil(highPaise / STEP_PAISE) * STEP_PAISE,
  }
}
