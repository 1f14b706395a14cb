/** Staff's actions on several orders at once; each order is a change of its own, with its own result. */
import { TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import * as z from 'zod/mini'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { cashOrUpiNeeded, amountNotNumber, amountNotPositive } from '#words/en/fields/billing.ts'
import {
  badIds,
  badOrders,
  bagsNotWhole,
  badStop,
  deliveryTimeNeeded,
  orderNeeded,
  pickupTimeNeeded,
  tooManyOrdersAtOnce,
} from '#words/en/fields/ordering.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { deliveryWindow } from '../slots/deliveries.ts'
import { calendarDate, id, idempotencyHeader, textField } from '../base/fields.ts'
import { seenPickup } from './seen-pickup.ts'
import { overFullReason } from './over-full.ts'

/** So many orders at most in one call. */
export const BULK_MOST = 200

export const MESSAGE_MAX_LENGTH = 1000

export const orderListField = <Order extends z.core.$ZodType>(order: Order, error: string) =>
  z
    .array(order, { error })
    .check(
      z.minLength(1, { error: orderNeeded }),
      z.maxLength(BULK_MOST, { error: tooManyOrdersAtOnce({ most: BULK_MOST }) }),
    )

const ids = orderListField(id, badIds)

/** The same in an address, with commas between. */
const idList = z.string({ error: badIds }).check(
  z.maxLength(BULK_MOST * 37 - 1, { error: tooManyOrdersAtOnce({ most: BULK_MOST }) }),
  z.refine((list) => list.split(',').every((each) => z.safeParse(id, each).success), {
    error: badIds,
  }),
)

/** What became of each order, in the order they were named; one that is named twice counts once. */
export const bulkResult = z.object({
  id: z.string(),
  /** Null where there is no such order. */
  number: z.nullable(z.string()),
  /** unchanged: nothing was left to do, as after the same call before. */
  outcome: z.enum(['done', 'unchanged', 'failed']),
  /** For people: why it failed, or why nothing was left to do where that needs words. */
  message: z.nullable(z.string()),
})
export type BulkResult = z.output<typeof bulkResult>

export const movePickups = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/pickup',
  summary:
    'Move the pickups of several orders to a day and slot, and say of each what became of it',
  access: { permission: 'orders' },
  body: z.object({
    orders: orderListField(
      z.object({
        id,
        /** The slot that it had when somebody looked; where it has another by now, it stays. */
        seen: z.optional(seenPickup),
      }),
      badOrders,
    ),
    pickupDate: calendarDate,
    /** Each keeps its own slot of the day if left out. */
    pickupTime: z.optional(z.string({ error: pickupTimeNeeded }).check(z.maxLength(40))),
    reason: overFullReason,
  }),
  answers: { 200: z.array(bulkResult) },
})

export const moveDeliveries = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/delivery',
  summary:
    'Move the deliveries of several orders to a day and window, and say of each what became of it',
  access: { permission: 'orders' },
  body: z.object({
    orders: orderListField(
      z.object({
        id,
        /** The window that it had when somebody looked; where it has another by now, it stays. */
        seen: z.optional(z.nullable(deliveryWindow)),
      }),
      badOrders,
    ),
    deliveryDate: calendarDate,
    deliveryTime: z.string({ error: deliveryTimeNeeded }).check(z.maxLength(40)),
    reason: overFullReason,
  }),
  answers: { 200: z.array(bulkResult) },
})

export const assignStops = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/rider',
  summary: 'Give the pickups or deliveries of several orders to a rider, or to nobody',
  access: { permission: 'run' },
  body: z.object({
    ids,
    kind: z.enum(STOP_KINDS, { error: badStop }),
    riderId: z.nullable(id),
  }),
  answers: { 200: z.array(bulkResult) },
  errors: ['not_found'],
})

export const markOrdersPaid = defineCall({
  method: 'POST',
  path: '/api/admin/orders/payments',
  summary: 'Mark what is due of several orders as paid in cash or by UPI',
  access: { permission: 'money-in' },
  body: z.object({
    orders: orderListField(
      z.object({
        id,
        /** Only compared with what is due, so that nobody marks another sum than the one they saw. */
        amount: z.optional(
          z.number({ error: amountNotNumber }).check(z.positive({ error: amountNotPositive })),
        ),
      }),
      badOrders,
    ),
    method: z.enum(TAKEN_BY_HAND, { error: cashOrUpiNeeded }),
  }),
  answers: { 200: z.array(bulkResult) },
})

export const bagCounts = defineCall({
  method: 'GET',
  path: '/api/admin/orders/bag-counts',
  summary:
    'How many bags several orders have: as counted in, before that as counted at pickup; one that nobody counted is left out',
  access: { permission: 'intake' },
  query: z.object({ ids: idList }),
  answers: { 200: z.array(z.object({ id: z.string(), bags: z.number() })) },
})

/** How many bags each of the orders has, as a list in an address. */
const bagList = z.string({ error: bagsNotWhole }).check(
  z.maxLength(BULK_MOST * 4, { error: tooManyOrdersAtOnce({ most: BULK_MOST }) }),
  z.refine((list) => list.split(',').every((each) => /^[1-9]\d{0,2}$/.test(each)), {
    error: bagsNotWhole,
  }),
)

export const bagTags = defineCall({
  method: 'GET',
  path: '/api/admin/orders/bag-tags.pdf',
  summary:
    'Labels for the bags of several orders in one PDF, in the order they are named; an unknown one refuses all',
  access: { permission: 'intake' },
  query: z.object({
    ids: idList,
    /** A number for each of them; if left out, as many as were counted in, before that as many as were counted at pickup, and one where nobody counted. */
    bags: z.optional(bagList),
  }),
  answers: { 200: z.unknown() },
  media: 'application/pdf',
  errors: ['order_not_found', 'bad_quantity'],
})

export const messageCustomers = defineCall({
  method: 'POST',
  path: '/api/admin/orders/messages',
  summary:
    'Write to the customers of several orders, each once, in the ways they want to hear of their orders; repeat with the same Idempotency-Key and they read it once',
  access: { permission: 'customers' },
  headers: idempotencyHeader,
  body: z.object({
    ids,
    /** The customer reads it as it is, below their order’s number. */
    text: textField(names.message, MESSAGE_MAX_LENGTH, 1),
  }),
  answers: { 200: z.array(bulkResult) },
})

export const exportOrders = defineCall({
  method: 'GET',
  path: '/api/admin/exports/selected-orders.csv',
  summary: 'Several orders as CSV, with the columns of orders.csv; unknown ones are left out',
  access: { permission: 'reports' },
  fresh: true,
  notByPin: true,
  query: z.object({ ids: idList }),
  /** `text/csv` in UTF-8 with a byte order mark. */
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
