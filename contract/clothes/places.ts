/** Places of clothes in the plant: tagged racks, machines and vans, and their content. */
import * as z from 'zod/mini'
import { UNIT_KINDS, UNIT_PLACES } from '#domain/clothes/custody.ts'
import { type CarefulPiece, type Process, PROCESSES } from '#domain/garments/garment-care.ts'
import { cleanText } from '#domain/base/pasted.ts'
import { PLACE_KINDS, PLACE_NAME_MAX_LENGTH } from '#domain/clothes/places.ts'
import {
  badPlaceKind,
  badPlaceName,
  badProcess,
  processOfMachine,
} from '#words/en/fields/custody.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { awayAt, ORDER_ERRORS, spot, typedTag } from './custody.ts'
import { idempotencyHeader, instant, textField } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'

const name = z
  .string({ error: badPlaceName })
  .check(
    z.overwrite(cleanText),
    z.minLength(1, { error: badPlaceName }),
    z.maxLength(PLACE_NAME_MAX_LENGTH, { error: badPlaceName }),
  )

const process = z.enum(PROCESSES, { error: badProcess })

/** With how many bags and items are there now, and what a machine does, where that was said. */
const place = z.extend(spot, { units: z.number(), process: z.nullable(process) })
export type Place = z.output<typeof place>

export const listPlaces = defineCall({
  method: 'GET',
  path: '/api/admin/custody/places',
  summary: 'The racks, machines and vans, with how many bags and items are there now',
  access: { permission: 'intake' },
  answers: { 200: z.array(place) },
})

export const makePlace = defineCall({
  method: 'POST',
  path: '/api/admin/custody/places',
  changes: ['admin/places'],
  summary: 'Add a rack, a machine or a van; its tag is printed as those of bags are',
  access: { permission: 'intake' },
  body: z
    .object({
      kind: z.enum(PLACE_KINDS, { error: badPlaceKind }),
      name,
      /** What a machine does: what a garment may not get is refused there until somebody says why. */
      process: z.optional(z.nullable(process)),
    })
    .check(
      z.refine((made) => made.kind === 'machine' || !made.process, {
        error: processOfMachine,
        path: ['process'],
      }),
    ),
  answers: { 201: place },
  errors: ['invalid_input'],
})

export const renamePlace = defineCall({
  method: 'PUT',
  path: '/api/admin/custody/places/:code',
  changes: ['admin/places'],
  summary:
    'Give a rack, a machine or a van another name, and say what a machine does; what stands there stays',
  access: { permission: 'intake' },
  params: z.object({ code: typedTag }),
  body: z.object({
    name,
    /** Left out, it stays; null: nothing is refused there. */
    process: z.optional(z.nullable(process)),
  }),
  answers: { 200: place },
  errors: ['unknown_tag', 'invalid_input'],
})

export const retirePlace = defineCall({
  method: 'DELETE',
  path: '/api/admin/custody/places/:code',
  changes: ['admin/places'],
  summary:
    'Use a rack, a machine or a van no more: its tag is refused from then on. Not while something is there',
  access: { permission: 'intake' },
  params: z.object({ code: typedTag }),
  answers: { 200: z.array(place) },
  errors: ['unknown_tag', 'no_longer_changeable'],
})

/** What an answer to `moveUnit` with `against_care` has beside its code and sentence, as `refused`. */
export interface AgainstCare {
  orderId: string
  machine: string
  process: Process
  /** Whether a bag was put there, which may have the pieces in it. */
  isBag: boolean
  pieces: CarefulPiece[]
}

/** A bag or an item, and where it is. */
const placedUnit = z.object({
  orderId: z.string(),
  number: z.string(),
  status: orderStatus,
  /** The first name alone, to tell bags apart. */
  name: z.string(),
  unit: z.number(),
  kind: z.enum(UNIT_KINDS),
  /** What it is called, if anything. */
  what: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  place: z.enum(UNIT_PLACES),
  spot: z.nullable(spot),
  vendor: z.nullable(awayAt),
  since: instant,
})
export type PlacedUnit = z.output<typeof placedUnit>

export const moveUnit = defineCall({
  method: 'POST',
  path: '/api/admin/custody/moved',
  summary:
    'Put a bag or an item on a rack, into a machine or into a van, by the tags of both; refused where a garment may not get what a machine does, until somebody says why',
  access: { permission: 'intake' },
  headers: idempotencyHeader,
  body: z.object({
    thing: typedTag,
    place: typedTag,
    /** Why it goes in although a garment may not get what is done there; its customer reads it. */
    reason: z.optional(textField(names.reason, 300, 1)),
  }),
  answers: { 200: placedUnit },
  errors: [...ORDER_ERRORS, 'against_care', 'unknown_tag', 'invalid_input'],
})

export const whereIs = defineCall({
  method: 'GET',
  path: '/api/admin/custody/where',
  summary:
    'Where something is and since when: by its tag, an order’s number or how a customer’s name begins, 100 at most. Without a search: what hasn’t moved for as many hours as are set, the longest first',
  access: { permission: 'intake' },
  query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
  answers: { 200: z.object({ units: z.array(placedUnit), stillHours: z.number() }) },
})
