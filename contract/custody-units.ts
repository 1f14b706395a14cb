/** What calls about bags and items have in common: these as they are answered, their numbers and their photos. */
import * as z from 'zod/mini'
import { MOST_UNITS, PHOTO_STAGES, UNIT_KINDS, UNIT_PLACES } from '#domain/custody.ts'
import { CARE_LIMITS } from '#domain/garment-care.ts'
import { badUnitNumber } from '#words/en/fields/custody.ts'
import { instant } from './fields.ts'

/** From `least` to `most`, both included. */
export function whole(error: string, least: number, most: number) {
  return z
    .number({ error })
    .check(z.int({ error }), z.minimum(least, { error }), z.maximum(most, { error }))
}

/** Of a bag or an item of an order, from 1. */
export const unitNumber = whole(badUnitNumber, 1, MOST_UNITS)

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
