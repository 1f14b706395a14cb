/** Things found without a tag and without an owner, until one is matched to a missing piece. */
import * as z from 'zod/mini'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { custodyOrder } from './custody.ts'
import { unitNumber } from './custody-units.ts'
import { id, idempotencyHeader, instant, textField } from '../base/fields.ts'

const foundThing = z.object({
  _id: z.string(),
  /** What it is, in staff's words. */
  what: z.string(),
  where: z.string(),
  /** Null where nobody took one. */
  picture: z.nullable(z.object({ imageUrl: z.string(), thumbnailUrl: z.string() })),
  foundAt: instant,
  by: z.nullable(z.string()),
  /** Since when it is looked at no more; null while it is. */
  putAsideAt: z.nullable(instant),
  /** Missing pieces that are called alike, the most alike first. */
  alike: z.array(z.object({ orderId: z.string(), unit: z.number() })),
})
export type FoundThing = z.output<typeof foundThing>

const things = z.array(foundThing)
const params = z.object({ id })
const PATH = '/api/admin/custody/found-things'

export const listFoundThings = defineCall({
  method: 'GET',
  path: PATH,
  summary:
    'What was found without a tag and nobody knows whose it is, the newest first, with the missing pieces that it may be',
  access: { permission: 'intake' },
  answers: { 200: things },
})

export const addFoundThing = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Keep something that was found without a tag, with where it was found and a photo of it',
  access: { permission: 'intake' },
  body: z.object({
    what: textField(names.whatItIs, 100, 1),
    where: textField(names.whereFound, 200, 1),
    /** A photo that was sent before, as those of bags and items are. */
    picture: z.optional(id),
  }),
  answers: { 201: things },
  errors: ['not_found'],
})

export const giveFoundThing = defineCall({
  method: 'POST',
  path: `${PATH}/:id/given`,
  summary:
    'Say which missing piece a found thing is: that is found, and its photo is one of that piece from then on',
  access: { permission: 'intake' },
  params,
  headers: idempotencyHeader,
  body: z.object({ order: id, unit: unitNumber }),
  answers: { 200: custodyOrder },
  errors: ['not_found', 'order_not_found', 'no_longer_changeable', 'key_reused'],
})

export const putAsideFoundThing = defineCall({
  method: 'POST',
  path: `${PATH}/:id/put-aside`,
  summary:
    'Look no longer for whose a found thing is; it can still be given, until it is forgotten as photos of clothes are',
  access: { permission: 'intake' },
  params,
  answers: { 200: things },
  errors: ['not_found'],
})
