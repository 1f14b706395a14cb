/** Garments and their pictures, with a condition set by the customer. */
import * as z from 'zod/mini'
import { CARE_LIMITS, parseCareLimits } from '#domain/garments/garment-care.ts'
import { GARMENT_CATEGORIES, GARMENT_CONDITIONS } from '#domain/garments/garments.ts'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, oneLineField, textField } from '../base/fields.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badCareLimits,
  badCondition,
  badGarmentIds,
  badPictureSize,
  pictureTooLarge,
  tooManyGarments,
} from '#words/en/fields/ordering.ts'
import { categoryNeeded } from '#words/en/fields/shared.ts'

const category = z.enum(GARMENT_CATEGORIES, {
  error: categoryNeeded,
})
const condition = z.enum(GARMENT_CONDITIONS, {
  error: badCondition,
})

/** Some of a customer's wardrobe. */
export const garmentIds = z
  .array(id, { error: badGarmentIds })
  .check(z.maxLength(500, { error: tooManyGarments }))

/** A garment. Pictures are paths of this site; `lastCleaned` is null until we have cleaned it once. */
export const garment = z.object({
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  category,
  condition,
  color: z.string(),
  size: z.string(),
  material: z.string(),
  careInstructions: z.string(),
  /** What it may not get. */
  never: z.array(z.enum(CARE_LIMITS)),
  notes: z.string(),
  cleanCount: z.number(),
  lastCleaned: z.nullable(instant),
  imageUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  createdAt: instant,
})
export type Garment = z.output<typeof garment>

/** What people fill in. */
export const garmentFields = z.object({
  name: oneLineField(names.name, 100),
  category,
  condition: z.optional(condition),
  color: z.optional(oneLineField(names.color, 50, 0)),
  material: z.optional(oneLineField(names.material, 100, 0)),
  size: z.optional(oneLineField(names.size, 30, 0)),
  careInstructions: z.optional(textField(names.careInstructions, 500)),
  /** What it may not get: a list, or in a form, with commas between them, such as bleach,hot_iron. */
  never: z.optional(
    z.union(
      [
        z.array(z.enum(CARE_LIMITS)),
        z.string().check(
          z.maxLength(60),
          z.refine((text) => parseCareLimits(text) !== null),
        ),
      ],
      { error: badCareLimits },
    ),
  ),
  notes: z.optional(textField(names.notes, 1000)),
})

/**
 * `imageUrl` never sets a picture: only a file does. On a change an empty one takes the picture off
 * and anything else leaves it as it is.
 */
const garmentForm = z.extend(garmentFields, {
  userId: z.optional(id),
  imageUrl: z.optional(z.string().check(z.maxLength(2000))),
})

const image = {
  name: 'image',
  maxBytes: PICTURE_MAX_BYTES,
  tooLarge: pictureTooLarge,
}

const pictureErrors = ['too_large', 'unsupported_media', 'unreadable_picture', 'busy'] as const

export const listGarments = defineCall({
  method: 'GET',
  path: '/api/garments/user/:userId',
  summary: "A customer's whole wardrobe, newest first",
  access: { owner: 'params.userId', permission: 'intake' },
  params: z.object({ userId: id }),
  answers: { 200: z.array(garment) },
})

export const addGarment = defineCall({
  method: 'POST',
  path: '/api/garments',
  changes: ['garments'],
  summary: 'Add a garment, with or without a picture',
  access: { owner: 'body.userId', permission: 'intake' },
  body: garmentForm,
  file: image,
  answers: { 201: garment },
  errors: [...pictureErrors, 'too_many_garments'],
  limit: { minute: 120 },
})

export const changeGarment = defineCall({
  method: 'PUT',
  path: '/api/garments/:id',
  changes: ['garments'],
  summary: 'Change a garment, and its picture if one is sent',
  access: { owner: 'body.userId', permission: 'intake' },
  params: z.object({ id }),
  body: garmentForm,
  file: image,
  answers: { 200: garment },
  errors: [...pictureErrors, 'not_found'],
  limit: { minute: 120 },
})

export const deleteGarment = defineCall({
  method: 'DELETE',
  path: '/api/garments/:id',
  changes: ['garments'],
  summary: 'Delete a garment and its picture',
  access: { owner: 'record', permission: 'intake' },
  params: z.object({ id }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['not_found'],
})

/** The two sizes that every picture is kept in. */
export const PICTURE_SIZES = ['small', 'large'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Which picture, and in which size. */
export const pictureParams = z.object({
  id,
  size: z.enum(PICTURE_SIZES, { error: badPictureSize }),
})

export const picture = defineCall({
  method: 'GET',
  path: '/api/pictures/:id/:size',
  summary: 'A picture as WebP, for its owner and staff: small fits 480 pixels, large 1280',
  access: { owner: 'record', permission: 'intake' },
  params: pictureParams,
  answers: { 200: z.unknown() },
  media: 'image/webp',
  errors: ['not_found'],
})
