/** What calls about bags and items have in common: their numbers and their photos. */
import * as z from 'zod/mini'
import { MOST_UNITS, PHOTO_STAGES } from '#domain/custody.ts'
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
