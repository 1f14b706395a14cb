/** Price terms of an order: the amount that may be charged without asking its customer. */
import * as z from 'zod/mini'
import { PRICE_BASES } from '#domain/catalogue/price-basis.ts'
import { LARGEST_TOLERANCE_RUPEES } from '#domain/orders/price-tolerance.ts'
import { badMostWithoutAsking, badTolerance } from '#words/en/fields/ordering.ts'
import { instant, rupees } from '../base/fields.ts'

/**
 * What it may cost without its customer being asked: what they agreed to, and how much more, which they named or is the
 * usual share. Of a bag `agreed` is the most that they named, null until it is counted where they named none; all of it
 * is left out in orders from before.
 */
const priceTerms = z.object({
  agreed: z.nullable(rupees),
  tolerance: z.nullable(rupees),
  isChosen: z.boolean(),
})

/** How many rupees more may be charged without asking; 10 % or ₹100, whichever is less, if left out. */
export const tolerance = z
  .int({ error: badTolerance })
  .check(
    z.minimum(0, { error: badTolerance }),
    z.maximum(LARGEST_TOLERANCE_RUPEES, { error: badTolerance }),
  )

/** The most that a bag may be charged without asking, in whole rupees. */
export const mostWithoutAsking = z
  .int({ error: badMostWithoutAsking })
  .check(
    z.minimum(0, { error: badMostWithoutAsking }),
    z.maximum(LARGEST_TOLERANCE_RUPEES, { error: badMostWithoutAsking }),
  )

/** Until when its customer's answer to a proposal is waited for; left out while nothing is asked. */
export const askedUntil = z.optional(instant)

/** How an order's price came about, and what may become of it. */
export const ownPriceTerms = {
  /** Whether it is charged online prices or list prices. */
  priceBasis: z.enum(PRICE_BASES),
  priceTerms: z.optional(priceTerms),
  askedUntil,
}
