/** Staff's order list: filters, sort order, and setting the status of one or several orders. */
import * as z from 'zod/mini'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { DUES } from '#domain/orders/due.ts'
import { isOrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, id, pageQuery, rupees, textField } from '../base/fields.ts'
import { openChange, orderStatus, staffOrder } from './orders.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badChange,
  badChanges,
  badDue,
  badIds,
  badPaid,
  badSort,
  badStatusList,
  badTaken,
  changeNeeded,
  noSuchService,
  noSuchSlot,
  orderNeeded,
  tooManyChanges,
  tooManyToChange,
  tooManyToLookAt,
} from '#words/en/fields/ordering.ts'

/**
 * Every way the list can stand; each ends in the order's id, so that no two orders are equal. `due-first`: what is
 * under way, by when its pickup or its return is due; then what is over, the newest first.
 */
export const ORDER_SORTS = [
  'newest',
  'due-first',
  'pickup-first',
  'pickup-last',
  'total-high',
  'total-low',
  'customer-first',
  'customer-last',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const orderSort = z.enum(ORDER_SORTS, {
  error: badSort,
})

/** How money comes in that the till counts: transfers on a company's account don't. */
export const TAKEN_METHODS = ['cash', 'upi', 'card'] as const
export const takenMethod = z.enum(TAKEN_METHODS, { error: badTaken })
export type TakenMethod = z.output<typeof takenMethod>

/** All of it must hold. */
const orderFilter = {
  /** A part of the number, or of the customer's name, email, phone or addresses. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** One status or several, with commas between. */
  status: z.optional(
    z.string().check(
      z.refine((list) => list.split(',').every(isOrderStatus), {
        error: badStatusList,
      }),
    ),
  ),
  /** The first and the last pickup date. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  slot: z.optional(
    z.enum(
      PICKUP_SLOTS.map(({ label }) => label),
      { error: noSuchSlot },
    ),
  ),
  /** A service that the order has a line of. */
  service: z.optional(
    z.enum(
      SERVICES.map(({ id }) => id),
      { error: noSuchService },
    ),
  ),
  /** The work that is due now. */
  due: z.optional(z.enum(DUES, { error: badDue })),
  /** In which way something of it was paid today, the laundry's day. */
  taken: z.optional(takenMethod),
  /** no: something is still due. */
  paid: z.optional(z.enum(['yes', 'no'], { error: badPaid })),
}

/** The filter as a query; the list's paging and sort stand beside it. */
export const orderFilterQuery = z.object(orderFilter)
export type OrderFilterQuery = z.output<typeof orderFilterQuery>

const orderCountsAnswer = z.object({
  /** How many orders match; where `orMore`, there are at least so many. */
  matching: z.number(),
  orMore: z.boolean(),
  /** Of all orders, whatever the filter. */
  byStatus: z.record(orderStatus, z.number()),
})

/** What became of each order whose status was to be set, in the order they were named. */
const statusResult = z.object({
  id: z.string(),
  /** unchanged: it had that status already. */
  outcome: z.enum(['set', 'unchanged', 'failed']),
  /** Why it failed, for people. */
  message: z.nullable(z.string()),
  /** Null where nothing changed or nothing waits. */
  undo: z.nullable(openChange),
})
export type StatusResult = z.output<typeof statusResult>

const part = z.object({ orders: z.number(), amount: rupees })

/** What follows from setting a status on orders, as they are at this moment. */
const statusPreview = z.object({
  /** How many change, how many have that status already, and how many people are notified. */
  orders: z.number(),
  unchanged: z.number(),
  customers: z.number(),
  /** Orders that need a reason to leave, and how many of their bags and items aren't packed yet. */
  unpacked: z.object({ orders: z.number(), units: z.number() }),
  /** Still to be paid once it is set; and what saved cards are charged. */
  unpaid: part,
  charged: part,
  /** Of cancelled orders: goes back to cards, is to be handed back, needn't be paid any more. */
  toCards: part,
  byHand: part,
  noLongerDue: part,
  /** Of cancelled orders: how many give back Laundry Club cover, a reward, a place in a slot. */
  allowances: z.number(),
  rewards: z.number(),
  promoCodes: z.number(),
  slots: z.number(),
  /** Invoices that a credit note takes back, and the points that go with them. */
  invoices: part,
  points: z.number(),
  /** Of completed orders: invoices that are issued, and the points that their customers earn. */
  issued: part,
  earned: z.number(),
  /** How long the messages wait. */
  waitSeconds: z.number(),
})
export type StatusPreview = z.output<typeof statusPreview>

/** What became of each change that was to be taken back, in the order they were named. */
const undoResult = z.object({
  change: z.string(),
  outcome: z.enum(['undone', 'failed']),
  /** Why it failed, for people. */
  message: z.nullable(z.string()),
})
export type UndoResult = z.output<typeof undoResult>

export const adminOrders = defineCall({
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'All orders, newest first by default; search by number, customer, phone or address',
  access: { permission: 'orders' },
  query: z.object({
    ...orderFilter,
    sort: z.optional(orderSort),
    limit: pageQuery.limit,
    /** As the Link header of the page before gave it; it holds for the same sort alone. */
    cursor: z.optional(z.string().check(z.maxLength(800))),
  }),
  answers: { 200: z.array(staffOrder) },
})

export const adminOrderCounts = defineCall({
  method: 'GET',
  path: '/api/admin/orders/counts',
  summary: 'How many orders match a filter, up to a thousand, and how many have each status',
  access: { permission: 'orders' },
  query: z.object(orderFilter),
  answers: { 200: orderCountsAnswer },
})

export const setOrderStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id',
  summary:
    'Set any status on an order that it can have where it changes hands; it is recorded, and its customer notified',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    status: orderStatus,
    /** Why it goes on although not all of it is packed; its customer reads it. */
    reason: z.optional(textField(names.reason, 300, 1)),
  }),
  answers: { 200: staffOrder },
  errors: ['order_not_found', 'no_longer_changeable', 'not_counted', 'not_packed'],
})

/** Each order is its own change: one that fails leaves the others as they were set. */
export const setOrderStatuses = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/status',
  summary: 'Set one status on several orders, and say of each what became of it',
  access: { permission: 'orders' },
  body: z.object({
    ids: z.array(id, { error: badIds }).check(
      z.minLength(1, { error: orderNeeded }),
      z.maxLength(100, {
        error: tooManyToChange,
      }),
    ),
    status: orderStatus,
    /** What customers read of why their orders are cancelled, or go on although not all of them is packed. */
    reason: z.optional(textField(names.reason, 300, 1)),
  }),
  answers: { 200: z.array(statusResult) },
})

export const previewStatuses = defineCall({
  method: 'POST',
  path: '/api/admin/orders/status/preview',
  summary: 'What would follow from setting one status on several orders; changes nothing',
  access: { permission: 'orders' },
  body: z.object({
    ids: z.array(id, { error: badIds }).check(
      z.minLength(1, { error: orderNeeded }),
      z.maxLength(1000, {
        error: tooManyToLookAt,
      }),
    ),
    status: orderStatus,
  }),
  answers: { 200: statusPreview },
})

/** Each is its own change, as `undo` of an order or of a result names it. */
export const undoStatuses = defineCall({
  method: 'POST',
  path: '/api/admin/orders/status/undo',
  summary: 'Take changes of status back as long as their messages wait; nobody hears of either',
  access: { permission: 'orders' },
  body: z.object({
    changes: z
      .array(z.string().check(z.regex(/^\d{1,15}$/, { error: badChange })), {
        error: badChanges,
      })
      .check(
        z.minLength(1, { error: changeNeeded }),
        z.maxLength(100, {
          error: tooManyChanges,
        }),
      ),
  }),
  answers: { 200: z.array(undoResult) },
})
