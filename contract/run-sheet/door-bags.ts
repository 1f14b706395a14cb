/** Bags of no order that riders take along at a door: each becomes an order, or waits for a decision. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { BAG_CHOICES, BAG_PROBLEMS } from '#domain/run-sheet/door-bag.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import * as names from '#words/en/fields/names.ts'
import { badChoice, badStop, noSuchService } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { id, idempotencyHeader, instant, mobile, oneLineField } from '../base/fields.ts'
import { bagFields, deviceInstant } from './deed.ts'

export const takeDoorBag = defineCall({
  method: 'POST',
  path: '/api/run/bags',
  summary:
    'Take along a bag that no order knows of, at the door of a stop: another service of its customer, or a neighbour’s. It becomes an order to be counted, picked up when it was taken, or waits for a decision; the same Idempotency-Key counts once. For staff, and with a session that ended with their access',
  access: 'public',
  headers: idempotencyHeader,
  body: z.object({
    ...bagFields,
    /** At whose door. */
    orderId: id,
    kind: z.enum(STOP_KINDS, { error: badStop }),
    /** Who took it, where it was kept on a device. */
    markedBy: z.optional(id),
    /** When, and what the same clock shows as this is sent, as of stops. */
    at: z.optional(deviceInstant),
    sentAt: z.optional(deviceInstant),
    /** Who took it, where a colleague hands it in: it waits for a decision then. */
    handedInFor: z.optional(id),
  }),
  answers: {
    202: z.object({
      message: z.string(),
      /** The order’s number; null while the bag waits for a decision. */
      number: z.nullable(z.string()),
    }),
  },
  errors: ['not_signed_in', 'order_not_found'],
  limit: { networkMinute: 120 },
})

const doorBag = z.object({
  _id: z.string(),
  /** The order at whose door it was taken. */
  orderId: z.string(),
  number: z.string(),
  rider: z.string(),
  markedAt: instant,
  /** Null for a moment, while it becomes an order. */
  problem: z.nullable(z.enum(BAG_PROBLEMS)),
  service: z.enum(SERVICE_IDS),
  bags: z.number(),
  note: z.string(),
  /** A neighbour’s; both null for the stop’s own customer. */
  giverName: z.nullable(z.string()),
  giverPhone: z.nullable(z.string()),
})
export type DoorBag = z.output<typeof doorBag>

export const listDoorBags = defineCall({
  method: 'GET',
  path: '/api/admin/door-bags',
  summary: 'Bags that riders took along and that wait for a decision, the oldest first',
  access: { permission: 'run' },
  answers: { 200: z.array(doorBag) },
})

export const decideDoorBag = defineCall({
  method: 'PUT',
  path: '/api/admin/door-bags/:id',
  changes: STOP,
  summary:
    'Make an order of a bag that a rider took along, with another service or number where that was wrong, or set it aside',
  access: { permission: 'run' },
  params: z.object({ id }),
  body: z.object({
    choice: z.enum(BAG_CHOICES, { error: badChoice }),
    service: z.optional(z.enum(SERVICE_IDS, { error: noSuchService })),
    giverName: z.optional(oneLineField(names.name, 120)),
    giverPhone: z.optional(mobile),
  }),
  answers: { 200: z.object({ message: z.string(), number: z.nullable(z.string()) }) },
  errors: [
    'not_found',
    'no_longer_changeable',
    'bag_not_offered',
    'address_incomplete',
    'not_served',
    'maybe_landline',
    'not_on_account',
    'delivery_full',
  ],
})
