/** Missing pieces of orders: where each may be, and its outcome. */
import * as z from 'zod/mini'
import { TOUCH_KINDS, UNIT_KINDS } from '#domain/clothes/custody.ts'
import { cleanText } from '#domain/base/pasted.ts'
import { SUSPICIONS } from '#domain/clothes/suspects.ts'
import { missingWhat, writeOffReason } from '#words/en/fields/custody.ts'
import { defineCall } from '../base/call.ts'
import { custodyOrder } from './custody.ts'
import { unitNumber, unitPictures } from './custody-units.ts'
import { id, idempotencyHeader, instant } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'

function text(error: string, most: number) {
  return z
    .string({ error })
    .check(z.overwrite(cleanText), z.minLength(1, { error }), z.maxLength(most, { error }))
}

/** An order as the plant knows it: with its customer's first name alone. */
const orderRef = {
  orderId: z.string(),
  number: z.string(),
  status: orderStatus,
  name: z.string(),
}

const missingUnit = z.object({
  ...orderRef,
  unit: z.number(),
  kind: z.enum(UNIT_KINDS),
  /** As the person who misses it wrote it; null once that is erased. */
  what: z.nullable(z.string()),
  /** How it looked when it came, and when it was packed. */
  pictures: unitPictures,
  since: instant,
  by: z.nullable(z.string()),
  /** The last time that somebody had it in their hands. */
  lastSeen: z.object({
    kind: z.enum(TOUCH_KINDS),
    /** The name of the rack, machine or van that it was put on then or before; null where nobody said. */
    spot: z.nullable(z.string()),
    at: instant,
    by: z.nullable(z.string()),
  }),
  /** Orders that it may be among, the most suspicious first. */
  suspects: z.array(z.object({ ...orderRef, suspicions: z.array(z.enum(SUSPICIONS)) })),
})
export type MissingUnit = z.output<typeof missingUnit>

const foundUnit = z.object({
  ...orderRef,
  unit: z.number(),
  kind: z.enum(UNIT_KINDS),
  what: z.nullable(z.string()),
  pictures: unitPictures,
})
export type FoundUnit = z.output<typeof foundUnit>

/** What calls about a unit of an order have in common. */
const ofUnit = {
  params: z.object({ id }),
  headers: idempotencyHeader,
  answers: { 200: custodyOrder },
  errors: ['order_not_found', 'no_longer_changeable', 'key_reused'],
} as const
const unitAlone = z.object({ unit: unitNumber })

export const readLostAndFound = defineCall({
  method: 'GET',
  path: '/api/admin/custody/lost-and-found',
  summary:
    'What is missing, the longest first, with who had it last and the orders that it may be among; and what was found after its order had left',
  access: { permission: 'intake' },
  answers: { 200: z.object({ missing: z.array(missingUnit), found: z.array(foundUnit) }) },
})

export const reportMissing = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/missing',
  summary:
    'Say that a bag, an item or a piece of a bag isn’t found; its order stays until it is, or until somebody says why it goes on',
  access: { permission: 'intake' },
  ...ofUnit,
  body: z.object({
    unit: unitNumber,
    /** One piece of a bag that itself is there: it becomes an item of its own. */
    piece: z.optional(z.boolean()),
    what: text(missingWhat, 200),
  }),
})

export const reportFound = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/found',
  summary: 'Say that what was missing, or given up, is at the plant again',
  access: { permission: 'intake' },
  ...ofUnit,
  body: unitAlone,
})

export const returnUnit = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/given-back',
  summary:
    'Say that what was found after its order had left, or was here when that was cancelled, is with its customer now',
  access: { permission: 'intake' },
  ...ofUnit,
  body: unitAlone,
})

export const writeOff = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/written-off',
  summary:
    'Give up what is missing, with a reason that its customer reads: a claim for it is opened at once; it can still be found',
  access: { permission: 'money-back' },
  ...ofUnit,
  body: z.object({ unit: unitNumber, reason: text(writeOffReason, 500) }),
})
