/** Shared fields of calls about bags and items: answers, numbers and photos. */
import * as z from 'zod/mini'
import { BAG_DIFFERENCES } from '#domain/clothes/custody-door.ts'
import { WEIGHT_DIFFERENCES } from '#domain/clothes/custody-weights.ts'
import {
  MOST_GRAMS,
  MOST_UNITS,
  PHOTO_STAGES,
  TAKEN_IN_BY,
  TAKERS,
  UNIT_KINDS,
  UNIT_PLACES,
} from '#domain/clothes/custody.ts'
import { CARE_LIMITS } from '#domain/garments/garment-care.ts'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import { badGrams, badItem, badUnitNumber, badWeighed } from '#words/en/fields/custody.ts'
import { instant } from '../base/fields.ts'

/** From `least` to `most`, both included. */
export function wholeNumberField(error: string, least: number, most: number) {
  return z
    .number({ error })
    .check(z.int({ error }), z.minimum(least, { error }), z.maximum(most, { error }))
}

/** Of a bag or an item of an order, from 1. */
export const unitNumber = wholeNumberField(badUnitNumber, 1, MOST_UNITS)

/** Photos of a bag or an item. */
export const unitPictures = z.array(
  z.object({
    _id: z.string(),
    stage: z.enum(PHOTO_STAGES),
    /** When it was taken. */
    at: instant,
    imageUrl: z.string(),
    thumbnailUrl: z.string(),
  }),
)

/** An item of the price list. */
export const itemId = z.string({ error: badItem }).check(z.maxLength(80, { error: badItem }))

export const weightInGrams = wholeNumberField(badGrams, 1, MOST_GRAMS)

/** What all that is counted in as an item weighs, without the rest. */
export const weighedItems = z
  .array(z.object({ item: itemId, grams: weightInGrams }), { error: badWeighed })
  .check(z.maxLength(MOST_UNITS, { error: badWeighed }))

const item = {
  itemId: z.string(),
  service: z.enum(SERVICE_IDS),
  name: z.string(),
  unit: z.enum(UNITS),
}
/** A line of an order as far as the plant needs it. */
export const orderedLine = z.object({ ...item, quantity: z.number() })

/** What a bag or an item was counted as, and whether a line of its order pays for it. */
export const countedAs = z.object({ ...item, isOrdered: z.boolean() })

/** A garment as far as the plant needs it. */
export const unitGarment = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** What it may not get. */
  never: z.array(z.enum(CARE_LIMITS)),
  careInstructions: z.string(),
})
export type UnitGarment = z.output<typeof unitGarment>

/** Bags that were handed in, before anybody looked what is in them. */
export const bagsHandedIn = z.object({
  bags: z.number(),
  /** What they weighed then, in grams; null where nobody did. */
  grams: z.nullable(z.number()),
  to: z.enum(TAKEN_IN_BY),
  /** Who handed them over. */
  from: z.enum(TAKERS),
})

/** What was handed in before it was counted in; null where nobody said. */
export const handedInClothes = z.nullable(
  z.extend(bagsHandedIn, {
    at: instant,
    /** Whether they are still with who took them, as far as anybody said. */
    still: z.boolean(),
    /** Not as many bags were counted in. */
    bagsDiffer: z.nullable(z.enum(BAG_DIFFERENCES)),
    /** What was weighed when it was counted in, beside what was weighed then. */
    weightDiffers: z.nullable(z.enum(WEIGHT_DIFFERENCES)),
  }),
)

/** What was photographed as it was handed in, as long as it is kept. */
export const doorPhoto = z.nullable(z.object({ imageUrl: z.string(), thumbnailUrl: z.string() }))

export const unit = z.object({
  /** From 1, as they were counted in. */
  number: z.number(),
  kind: z.enum(UNIT_KINDS),
  /** 0 where nobody counted what is in a bag. */
  pieces: z.number(),
  place: z.enum(UNIT_PLACES),
  /** Whether it was let go although it wasn't packed. */
  released: z.boolean(),
  /** What somebody called it at the plant; null where nobody did, or once its customer was erased. */
  name: z.nullable(z.string()),
  /** Which of its customer's garments it is. */
  garment: z.nullable(unitGarment),
  /** The oldest first, as long as they are kept. */
  pictures: unitPictures,
})
export type ClothesUnit = z.output<typeof unit>
