/** An order's bags and items: counting in, packing and tagging. */
import { WEIGHT_DIFFERENCES } from '#domain/clothes/custody-weights.ts'
import * as z from 'zod/mini'
import {
  CUSTODY_KINDS,
  type CustodyContent,
  MOST_PHOTOS_OF_UNIT,
  MOST_PIECES_OF_UNIT,
  MOST_UNITS,
  UNIT_KINDS,
} from '#domain/clothes/custody.ts'
import { PLACE_KINDS, TAG_KINDS, TAG_PAPERS } from '#domain/clothes/places.ts'
import {
  badUnitNumbers,
  badPieces,
  badTag,
  badTagCount,
  badUnitKind,
  badUnitName,
  badUnits,
  badUnitsSeen,
  tooManyPhotos,
  tooManyUnits,
  unitNeeded,
} from '#words/en/fields/custody.ts'
import { defineCall } from '../base/call.ts'
import { counting, skipReason, uncountedClothes } from '../settings/count-levels.ts'
import {
  bagsHandedIn,
  countedAs,
  doorPhoto,
  handedInClothes,
  itemId,
  orderedLine,
  unit,
  unitGarment,
  weighedItems,
  weightInGrams,
  wholeNumberField,
} from './custody-units.ts'
import { id, idempotencyHeader, instant } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'

const kind = z.enum(UNIT_KINDS, { error: badUnitKind })
/** As it was typed or scanned. */
export const typedTag = z.string({ error: badTag }).check(z.maxLength(80, { error: badTag }))
const grams = z.optional(weightInGrams)
const unitNumbers = z.array(wholeNumberField(badUnitNumbers, 1, MOST_UNITS), {
  error: badUnitNumbers,
})
const orderParams = z.object({ id })
const weight = z.nullable(z.number())

/** A rack, a machine or a van, by its tag. */
export const spot = z.object({ code: z.string(), kind: z.enum(PLACE_KINDS), name: z.string() })
export type Spot = z.output<typeof spot>

/** The laundry outside that has something, and the calendar date it is expected back. */
export const awayAt = z.object({ name: z.string(), expected: z.string() })

/** In grams; `differs`: out is much less or more than in. */
const weights = z.object({
  in: weight,
  out: weight,
  differs: z.nullable(z.enum(WEIGHT_DIFFERENCES)),
})

export const custodyOrder = z.object({
  orderId: z.string(),
  number: z.string(),
  status: orderStatus,
  /** The first name alone, to tell bags apart. */
  name: z.string(),
  /** How many pieces were booked; kilograms count as none. */
  pieces: z.number(),
  counting,
  /** What was ordered; empty of a bag that isn't counted. */
  lines: z.array(orderedLine),
  units: z.array(
    z.extend(unit, {
      tag: z.nullable(z.string()),
      countedAs: z.nullable(countedAs),
      /** What it was put on last, and since when it is there or where `place` says. */
      spot: z.nullable(spot),
      since: instant,
      vendor: z.nullable(awayAt),
    }),
  ),
  weights,
  handedIn: handedInClothes,
  doorPhoto,
  /** What was written of its hand-overs, the oldest first. */
  events: z.array(
    z.object({
      seq: z.number(),
      kind: z.enum(CUSTODY_KINDS),
      units: z.number(),
      /** Bags that were handed in, before they were units; none where that is taken back. */
      handedIn: z.nullable(bagsHandedIn),
      /** Whether it was given to a laundry outside, or came back from there. */
      vendor: z.boolean(),
      at: instant,
      /** Who did it, and the reason they gave, as long as these are known. */
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** Why it isn't counted in this time. */
      why: z.nullable(skipReason),
      /** It was counted on paper, and typed in later. */
      onPaper: z.boolean(),
    }),
  ),
  /** The first 12 digits of the newest hash; null where nothing is written. */
  head: z.nullable(z.string()),
})
export type CustodyOrder = z.output<typeof custodyOrder>

export const ORDER_ERRORS = ['order_not_found', 'no_longer_changeable', 'key_reused'] as const

export const makeTags = defineCall({
  method: 'POST',
  path: '/api/admin/custody/tags',
  summary: 'Make codes for tags of bags or items; each is on nothing until it is received with it',
  access: { permission: 'intake' },
  body: z.object({ kind, count: wholeNumberField(badTagCount, 1, 500) }),
  answers: { 201: z.array(z.string()) },
})

export const scanTag = defineCall({
  method: 'GET',
  path: '/api/admin/custody/tags/:code',
  summary: 'What a tag is on now: the order and the number of its bag or item, or nothing',
  access: { permission: 'intake' },
  params: z.object({ code: typedTag }),
  answers: {
    200: z.object({
      code: z.string(),
      kind: z.enum(TAG_KINDS),
      /** The rack, machine or van that it is of. */
      spot: z.nullable(spot),
      unit: z.nullable(z.number()),
      order: z.nullable(custodyOrder),
      /** The garment that it stays with. */
      garment: z.nullable(unitGarment),
    }),
  },
  errors: ['unknown_tag'],
})

export const tagSheet = defineCall({
  method: 'GET',
  path: '/api/admin/custody/tags.pdf',
  summary:
    'Tags to print, 24 on a sheet of A4 or one by one for a roll: each with its code, and the address of its page as a QR code',
  access: { permission: 'intake' },
  query: z.object({
    /** With commas between them. */
    codes: z.string({ error: badTag }).check(z.maxLength(5000, { error: badTag })),
    /** A sheet, if left out. */
    paper: z.optional(z.enum(TAG_PAPERS)),
  }),
  answers: { 200: z.unknown() },
  media: 'application/pdf',
  errors: ['unknown_tag'],
})

export const readCustody = defineCall({
  method: 'GET',
  path: '/api/admin/custody/orders/:id',
  summary: 'Where each bag and item of an order is, and what was written of its hand-overs',
  access: { permission: 'intake' },
  params: orderParams,
  answers: { 200: custodyOrder },
  errors: ['order_not_found'],
})

export const receiveUnits = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/received',
  summary:
    'Count bags and items of an order in; from then on it leaves once all of them are packed',
  access: { permission: 'intake' },
  params: orderParams,
  headers: idempotencyHeader,
  body: z.object({
    units: z
      .array(
        z.object({
          kind,
          /** What is in it; 0 for a bag that nobody counted. 1 for an item, if left out, and 0 for a bag. */
          pieces: z.optional(wholeNumberField(badPieces, 0, MOST_PIECES_OF_UNIT)),
          tag: z.optional(typedTag),
          /** What it is, such as “silk shirt”. */
          name: z.optional(
            z.string({ error: badUnitName }).check(z.maxLength(100, { error: badUnitName })),
          ),
          /** Which of its customer's garments it is; that of its tag, if left out. */
          garment: z.optional(id),
          /** What it is counted as: the line of the order with that item pays for it. */
          item: z.optional(itemId),
          /** Whether the tag stays with the garment, and is known at its next visit. */
          stays: z.optional(z.boolean()),
          /** Photos that were sent before. */
          pictures: z.optional(
            z.array(id).check(z.maxLength(MOST_PHOTOS_OF_UNIT, { error: tooManyPhotos })),
          ),
        }),
        { error: badUnits },
      )
      .check(
        z.minLength(1, { error: unitNeeded }),
        z.maxLength(MOST_UNITS, { error: tooManyUnits }),
      ),
    /** What these weigh together. */
    grams,
    weighed: z.optional(weighedItems),
    /** Whether they were counted on paper before. */
    onPaper: z.optional(z.boolean()),
    /** How many units it had when somebody looked. */
    seen: wholeNumberField(badUnitsSeen, 0, MOST_UNITS),
  }),
  answers: { 200: custodyOrder },
  errors: [
    ...ORDER_ERRORS,
    'changed_meanwhile',
    'unknown_tag',
    'tag_in_use',
    'unknown_garment',
    'unknown_item',
    'not_found',
  ],
})

export const packUnits = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/packed',
  summary:
    'Say what was seen at packing: what of it is the order’s is packed, and a tag of another order is refused with whose it is',
  access: { permission: 'intake' },
  params: orderParams,
  headers: idempotencyHeader,
  body: z.object({
    /** By their tags, or by their numbers where they have none. */
    tags: z.optional(z.array(typedTag, { error: badUnits }).check(z.maxLength(MOST_UNITS))),
    units: z.optional(unitNumbers.check(z.maxLength(MOST_UNITS))),
    /** What the whole order weighs, packed. */
    grams,
  }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'unknown_tag', 'tag_in_use'],
})

export const unpackUnits = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/unpacked',
  summary:
    'Take bags and items out again, to be done once more; the order stays until they are packed',
  access: { permission: 'intake' },
  params: orderParams,
  headers: idempotencyHeader,
  body: z.object({
    units: unitNumbers.check(z.minLength(1, { error: unitNeeded }), z.maxLength(MOST_UNITS)),
  }),
  answers: { 200: custodyOrder },
  errors: ORDER_ERRORS,
})

const handOver = z.object({
  seq: z.number(),
  /** In milliseconds since 1970, as it is hashed. */
  at: z.number(),
  /** What is hashed: integers and short codes. */
  content: z.custom<CustodyContent>(),
  /** The hash of the one before; empty for the first. */
  previous: z.string(),
  hash: z.string(),
  /** Why something was let go without being packed. */
  note: z.nullable(z.string()),
})

export const orderClothes = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/clothes',
  summary:
    'Where the bags and items of an order are, with the chain of hand-overs for its owner and staff to recompute',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: {
    200: z.object({
      units: z.array(unit),
      weights,
      handedIn: handedInClothes,
      doorPhoto,
      handOvers: z.array(handOver),
      uncounted: uncountedClothes,
    }),
  },
  errors: ['order_not_found'],
})
