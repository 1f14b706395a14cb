/** Details of a piece beside its hand-overs: name, garment, photos, and the tag that stays with it. */
import * as z from 'zod/mini'
import { CLAIM_STATUSES } from '#domain/help/claims.ts'
import { MOST_PHOTOS_OF_UNIT, MOST_UNITS, PHOTO_STAGES } from '#domain/clothes/custody.ts'
import { CARE_LIMITS } from '#domain/garments/garment-care.ts'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import {
  badPhotoStage,
  badUnitName,
  badUnitNumber,
  nothingSaid,
  tooManyPhotos,
} from '#words/en/fields/custody.ts'
import { pictureTooLarge } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { custodyOrder, ORDER_ERRORS, typedTag } from './custody.ts'
import { itemId, unitPictures } from './custody-units.ts'
import { id, idempotencyHeader, instant } from '../base/fields.ts'
import { pictureParams } from '../garments/garments.ts'

/** From the path, where it is text. */
const unitNumber = z.coerce
  .number({ error: badUnitNumber })
  .check(
    z.int({ error: badUnitNumber }),
    z.minimum(1, { error: badUnitNumber }),
    z.maximum(MOST_UNITS, { error: badUnitNumber }),
  )
const unitParams = z.object({ id, unit: unitNumber })

export const addUnitPicture = defineCall({
  method: 'POST',
  path: '/api/admin/custody/pictures',
  summary:
    'Send a photo of a bag or an item; it is removed after a day unless one is said to look like it',
  access: { permission: 'intake' },
  body: z.object({}),
  file: { name: 'image', maxBytes: PICTURE_MAX_BYTES, tooLarge: pictureTooLarge },
  answers: { 201: z.object({ _id: z.string(), imageUrl: z.string(), thumbnailUrl: z.string() }) },
  errors: ['too_large', 'unsupported_media', 'unreadable_picture', 'busy', 'bad_request'],
  limit: { minute: 120 },
})

export const unitPicture = defineCall({
  method: 'GET',
  path: '/api/custody/pictures/:id/:size',
  summary:
    'A photo of a bag or an item as WebP, for whose it is, and staff whose pages show it: of orders, or of a claim',
  access: { owner: 'record', permission: 'intake' },
  params: pictureParams,
  answers: { 200: z.unknown() },
  media: 'image/webp',
  errors: ['not_found'],
})

export const describeUnit = defineCall({
  method: 'PUT',
  path: '/api/admin/custody/orders/:id/units/:unit',
  summary:
    'Say what a bag or an item is called, which garment of its customer it is, what it is counted as, and how it looks; what is left out stays',
  access: { permission: 'intake' },
  params: unitParams,
  headers: idempotencyHeader,
  body: z
    .object({
      name: z.optional(
        z.string({ error: badUnitName }).check(z.maxLength(100, { error: badUnitName })),
      ),
      /** Null: it is none of those that are known. */
      garment: z.optional(z.nullable(id)),
      /** What it is counted as; null: nobody can say. */
      item: z.optional(z.nullable(itemId)),
      pictures: z.optional(
        z.array(id).check(z.maxLength(MOST_PHOTOS_OF_UNIT, { error: tooManyPhotos })),
      ),
      /** When the photos were taken. */
      stage: z.enum(PHOTO_STAGES, { error: badPhotoStage }),
    })
    .check(
      z.refine(
        ({ name = '', garment, item, pictures = [] }) =>
          name.trim() !== '' || garment !== undefined || item !== undefined || pictures.length > 0,
        { error: nothingSaid, path: ['name'] },
      ),
    ),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'unknown_garment', 'unknown_item', 'not_found'],
})

export const replaceTag = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/units/:unit/tag',
  summary:
    'Give a bag or an item another tag because it lost its own, which is used no more from then on',
  access: { permission: 'intake' },
  params: unitParams,
  headers: idempotencyHeader,
  body: z.object({ tag: typedTag }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'unknown_tag', 'tag_in_use'],
})

/** A garment as the plant knows it. */
const knownGarment = z.object({
  _id: z.string(),
  name: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  never: z.array(z.enum(CARE_LIMITS)),
  careInstructions: z.string(),
  /** The tag that stays with it. */
  tag: z.nullable(z.string()),
  cleanCount: z.number(),
})
export type KnownGarment = z.output<typeof knownGarment>

export const knownGarments = defineCall({
  method: 'GET',
  path: '/api/admin/custody/orders/:id/garments',
  summary:
    'The wardrobe of an order’s customer as the plant knows it: those that the order names first',
  access: { permission: 'intake' },
  params: z.object({ id }),
  answers: { 200: z.array(knownGarment) },
  errors: ['order_not_found'],
})

export const garmentHistory = defineCall({
  method: 'GET',
  path: '/api/garments/:id/history',
  summary:
    'What became of a garment with us, the newest first: each order that it came in with, its photos from before and after, and its claims',
  access: { owner: 'record', permission: 'intake' },
  params: z.object({ id }),
  answers: {
    200: z.object({
      tag: z.nullable(z.string()),
      visits: z.array(
        z.object({
          order: z.object({ _id: z.string(), number: z.string() }),
          at: instant,
          cleaned: z.boolean(),
          /** What its order was for. */
          services: z.array(z.enum(SERVICE_IDS)),
          pictures: unitPictures,
          claims: z.array(
            z.object({ ticket: z.nullable(z.string()), status: z.enum(CLAIM_STATUSES) }),
          ),
        }),
      ),
      /** How many visits there were before these. */
      earlier: z.number(),
    }),
  },
  errors: ['not_found'],
})
