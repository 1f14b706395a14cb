/** Count level field, shared by several calls. */
import * as z from 'zod/mini'
import { COUNT_LEVELS, COUNT_STATES, UNCOUNTED } from '#domain/orders/count-levels.ts'
import { UNIT_KINDS } from '#domain/clothes/custody.ts'
import { SKIP_REASONS } from '#domain/clothes/skip-reasons.ts'
import { badCountLevel, badSkipReason } from '#words/en/fields/custody.ts'
import { instant } from '../base/fields.ts'

export const countLevel = z.enum(COUNT_LEVELS, { error: badCountLevel })

export const skipReason = z.enum(SKIP_REASONS, { error: badSkipReason })

/** Whether its clothes are to be counted in piece by piece, and nobody has yet. */
export const toCountIn = z.optional(z.literal(true))

/** What is asked of an order, how far it is, and what comes in where all is as it was ordered. */
export const counting = z.object({
  level: z.enum(COUNT_LEVELS),
  /** skipped: it was said that it isn't counted this time. */
  state: z.enum(COUNT_STATES),
  /** Empty where that can't be told. */
  asOrdered: z.array(
    z.object({
      kind: z.enum(UNIT_KINDS),
      /** 0 for a bag that kilograms are in. */
      pieces: z.number(),
      name: z.nullable(z.string()),
      /** What it is counted as; null of a bag with several things in it. */
      item: z.nullable(z.string()),
    }),
  ),
})

/** How the clothes were not counted one by one; null where nothing is to be said of it. */
export const uncountedClothes = z.nullable(z.enum(UNCOUNTED))

/** What anyone who follows an order sees of its clothes: numbers and times alone. */
export const clothesInNumbers = {
  /** Bags that were handed in at the door or at the counter; left out where nobody said. */
  handedIn: z.optional(z.object({ bags: z.number(), at: instant })),
  /** What was counted in; left out where nobody counted. */
  countedIn: z.optional(
    z.object({
      bags: z.number(),
      items: z.number(),
      /** How many of these are packed, or went out after that. */
      packed: z.number(),
      /** When something of it was given from one to another last. */
      handedOverAt: instant,
    }),
  ),
}
