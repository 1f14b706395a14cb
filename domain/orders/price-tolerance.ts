// Tolerance of an order's price: the agreed amount, and the excess allowed without asking.
import type { Paise } from '../base/money.ts'

/** The share of what was agreed to that may come on top where the customer names no sum. */
const USUAL_SHARE = 0.1

/** However large the order is, without being named it is never more than this. */
const USUAL_MOST_PAISE: Paise = 100_00

/** In whole rupees, the most that a customer may let us add without asking. */
export const LARGEST_TOLERANCE_RUPEES = 100_000

/** What an order's customer agreed to. */
export type PriceTerms = {
  /** The total that they saw, or agreed to later; null where there was none: in orders from before, and of a bag without a named limit until it is counted. */
  readonly agreedPaise: Paise | null
  /** How much more may be charged without asking them; null until there is a total that the usual share can be taken of. */
  readonly tolerancePaise: Paise | null
}

/** 10 % or ₹100, whichever is less, in whole rupees. */
export function usualTolerancePaise(agreedPaise: Paise): Paise {
  return Math.min(Math.floor((agreedPaise * USUAL_SHARE) / 100) * 100, USUAL_MOST_PAISE)
}

/** The most that may be charged without asking; null where there is no such limit. */
export function chargeLimitPaise({ agreedPaise, tolerancePaise }: PriceTerms): Paise | null {
  return agreedPaise === null ? null : agreedPaise + (tolerancePaise ?? 0)
}

/** Whether a total may be charged as it is; else the customer has to agree to it first. */
export function isWithinTolerance(terms: PriceTerms, totalPaise: Paise): boolean {
  const most = chargeLimitPaise(terms)
  return most === null || totalPaise <= most
}

/**
 * The terms of an order whose customer saw a total and agreed to it: when they book, change their order, or say yes.
 * A tolerance that there is stays as it is.
 */
export function agreedPriceTerms(
  totalPaise: Paise,
  tolerancePaise: Paise | null,
): { agreedPaise: Paise; tolerancePaise: Paise } {
  return {
    agreedPaise: totalPaise,
    tolerancePaise: tolerancePaise ?? usualTolerancePaise(totalPaise),
  }
}

/**
 * The terms of a bag that nobody listed: the most that its customer named is what they agree to, and nothing on top
 * of it where they named nothing. Where they named no such sum, the price list is what they agree to.
 */
export function priceTermsOfBag(mostPaise: Paise | null, tolerancePaise: Paise | null): PriceTerms {
  return {
    agreedPaise: mostPaise,
    tolerancePaise: mostPaise === null ? tolerancePaise : (tolerancePaise ?? 0),
  }
}

/**
 * The terms once staff charge a total.
 * @param order.counted whether it had a price before; the first one of a bag is what its customer agreed to when they
 *   left the counting to us
 * @param agrees whether its customer said yes to this total, to somebody who works here
 * @returns null where the customer has to be asked first
 */
export function priceTermsAfterCharge(
  order: PriceTerms & { readonly counted: boolean },
  totalPaise: Paise,
  agrees: boolean,
): PriceTerms | null {
  const { agreedPaise, tolerancePaise } = order
  if (agreedPaise === null)
    return order.counted
      ? { agreedPaise, tolerancePaise }
      : agreedPriceTerms(totalPaise, tolerancePaise)
  if (isWithinTolerance(order, totalPaise)) return { agreedPaise, tolerancePaise }
  return agrees ? agreedPriceTerms(totalPaise, tolerancePaise) : null
}
