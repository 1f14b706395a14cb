/** The plant's list: clothes to process, without customer names and prices. */
import * as z from 'zod/mini'
import { CARE_LIMITS } from '#domain/garments/garment-care.ts'
import { PLANT_STATUSES } from '#domain/clothes/plant-list.ts'
import { badOrderStatus } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { toCountIn } from '../settings/count-levels.ts'
import { id, instant } from '../base/fields.ts'
import { askedUntil } from '../catalogue/price-terms.ts'
import { uncounted } from '../orders/quotes.ts'

const plantStatus = z.enum(PLANT_STATUSES, { error: badOrderStatus })

export const plantOrder = z.object({
  _id: z.string(),
  number: z.string(),
  status: plantStatus,
  /** The first name alone, to tell bags apart. */
  name: z.string(),
  items: z.array(z.string()),
  ...uncounted,
  askedUntil,
  toCountIn,
  /** How many pieces were booked; kilograms count as none. */
  pieces: z.number(),
  /** Garments that may not get everything, and what: those with a number of their own first. */
  careful: z.array(
    z.object({
      unit: z.nullable(z.number()),
      name: z.string(),
      never: z.array(z.enum(CARE_LIMITS)),
    }),
  ),
  /** What goes back unwashed, how the customer likes it, what they wrote, and the care of each garment: a paragraph each. */
  care: z.array(z.string()),
  express: z.boolean(),
  /** When it is promised back. */
  dueAt: instant,
})
export type PlantOrder = z.output<typeof plantOrder>

export const plantList = defineCall({
  method: 'GET',
  path: '/api/admin/plant',
  summary: 'The clothes to process now, those that are due first standing first; 200 at most',
  access: { permission: 'intake' },
  answers: { 200: z.array(plantOrder) },
})

export const setPlantStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/plant/:id',
  changes: ['admin/plant'],
  summary: 'Say how far the clothes of an order are at the plant; its customer is notified',
  access: { permission: 'intake' },
  params: z.object({ id }),
  body: z.object({
    /** Where the list showed it; another tablet may have been faster. */
    from: plantStatus,
    status: plantStatus,
  }),
  answers: { 200: plantOrder },
  errors: ['order_not_found', 'no_longer_changeable'],
})

export const plantLive = defineCall({
  method: 'GET',
  path: '/api/admin/plant/live',
  summary:
    'Says as server-sent events that some order changed, and nothing of it: read the list again',
  access: { permission: 'intake' },
  answers: { 200: z.unknown() },
  stream: true,
})
