/** One order for staff: details, notes, changing lines, cancelling and bag tags. */
import * as z from 'zod/mini'
import { BOOKING_PARTS } from '#domain/orders/booking-change.ts'
import { GARMENT_CATEGORIES } from '#domain/garments/garments.ts'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { SPLIT_REFUSALS } from '#domain/orders/splitting/split-order.ts'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { changeQuote } from './change-quote.ts'
import { SELECTION_ERRORS } from '../base/errors.ts'
import { id, idempotencyHeader, instant, pageQuery, rupees, textField } from '../base/fields.ts'
import { staffOrder, wholeHistoryEntry } from './orders.ts'
import { outboxMessage } from '../messages/outbox.ts'
import { bagServices, orderLines } from './quotes.ts'
import { newStaffNote, staffNote } from '../accounts/staff-notes.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badAgreed,
  badBeyondLimit,
  badBags,
  badRevision,
  bagsNotWhole,
  bagsTooFew,
  tooManyBags,
} from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'

/** An order's id or number, as people type or scan it. */
const reference = z.object({ id: z.string().check(z.maxLength(80)) })

const orderId = z.object({ id })

/** What the customer reads of why we did it. */
const reason = textField(names.reason, 300, 1)

const detailGarment = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.enum(GARMENT_CATEGORIES),
  color: z.string(),
  careInstructions: z.string(),
  notes: z.string(),
  imageUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
})

export const orderDetail = z.extend(staffOrder, {
  /**
   * `byName` is who did it, as long as they are known; `changes` from what to what, in words, empty for nothing. What was
   * taken back since is here, too.
   */
  history: z.array(
    z.extend(wholeHistoryEntry, {
      byName: z.nullable(z.string()),
      /** It was taken back since. */
      takenBack: z.boolean(),
      /** It takes an earlier one back: the order is again as it was, and since when it was. */
      takesBack: z.boolean(),
      changes: z.array(z.object({ part: z.enum(BOOKING_PARTS), from: z.string(), to: z.string() })),
    }),
  ),
  garments: z.array(detailGarment),
  itemsTotal: rupees,
  /** What it was taken for, as long as its clothes aren't counted. */
  toBeCounted: z.optional(bagServices),
  /** What was taken off since it was delivered, the oldest first; `name`: who did it, as long as they are known. */
  goodwillEntries: z.array(
    z.object({
      _id: z.string(),
      amount: rupees,
      percent: z.nullable(z.number()),
      reason: z.string(),
      at: instant,
      name: z.nullable(z.string()),
    }),
  ),
  /** The name of the redeemed reward that the order uses. */
  reward: z.nullable(z.string()),
  /** How often the lines were changed; goes back with the next change. */
  revision: z.number(),
  linesChangeable: z.boolean(),
  /** Why it can't be split in two orders; null where it can. */
  splitRefusal: z.nullable(z.enum(SPLIT_REFUSALS)),
  /** WhatsApp can be opened with its customer's number, which is a mobile number of India. */
  takesWhatsApp: z.boolean(),
  /** What the chain of its hand-overs ends with, as people are shown it; null where nobody counted it in. */
  lastHandOver: z.nullable(z.string()),
})
export type OrderDetail = z.output<typeof orderDetail>

export const readOrderDetail = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'Everything of one order, by its id or number',
  access: { permission: 'orders' },
  params: reference,
  answers: { 200: orderDetail },
  errors: ['order_not_found'],
})

export const orderDetailLive = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id/live',
  summary:
    'Says as server-sent events that the order, its clothes, its claims, its notes or its payment changed: read again',
  access: { permission: 'orders' },
  params: orderId,
  answers: { 200: z.unknown() },
  stream: true,
})

export const readOrderMessages = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id/messages',
  summary:
    'What its customer was notified of about an order: mails, text messages and notices, the newest first',
  access: { permission: 'customers' },
  params: orderId,
  answers: {
    200: z.array(
      z.object({
        ...z.pick(outboxMessage, {
          _id: true,
          channel: true,
          state: true,
          subject: true,
          createdAt: true,
          sentAt: true,
          leavesAt: true,
        })._zod.def.shape,
        text: z.string(),
      }),
    ),
  },
  errors: ['order_not_found'],
})

const quotedLines = z.extend(changeQuote, {
  /** The most that may be charged without asking the customer; null where there is no such limit. */
  most: z.nullable(rupees),
})

export type QuotedLines = z.output<typeof quotedLines>

export const quoteLines = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/quote',
  summary:
    'What the order would cost with these lines: ordered ones at their price, new ones at today’s',
  access: { permission: 'orders' },
  params: orderId,
  body: z.object({ lines: orderLines }),
  answers: { 200: quotedLines },
  errors: ['order_not_found', 'no_longer_changeable', ...SELECTION_ERRORS],
})

export const changeLines = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/lines',
  changes: ORDER,
  summary:
    'Change the lines of an order under way, or count one that has none yet; its customer is notified of the total and why',
  access: { permission: 'orders' },
  params: orderId,
  body: z.object({
    lines: orderLines,
    /** Needed where the order has lines already; a first count needs none. */
    reason: textField(names.reason, 300),
    /** The new total as quoted; another one is refused with the right quote. */
    total: z.number({ error: badTotal }),
    revision: z.number({ error: badRevision }).check(z.int()),
    /** Its customer agreed to the total, here or on the telephone. Needed where it is more than may be charged without asking. */
    agreed: z.optional(z.boolean({ error: badAgreed })),
    /** Staff let it go beyond what the order's company may owe. Needed where it does. */
    beyondLimit: z.optional(z.boolean({ error: badBeyondLimit })),
  }),
  answers: { 200: orderDetail },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'price_changed',
    'above_tolerance',
    'not_on_account',
    ...SELECTION_ERRORS,
  ],
})

export const cancelForCustomer = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/cancel',
  summary: 'Cancel an order and tell its customer why',
  access: { permission: 'orders' },
  params: orderId,
  body: z.object({ reason }),
  answers: { 200: orderDetail },
  errors: ['order_not_found'],
})

export const listOrderNotes = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id/notes',
  summary: "Staff's notes on an order, newest first",
  access: { permission: 'orders' },
  params: orderId,
  query: z.object(pageQuery),
  answers: { 200: z.array(staffNote) },
})

export const addOrderNote = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  changes: ['admin/order'],
  summary:
    'Add a note for staff to an order; repeat with the same Idempotency-Key and it is still one',
  access: { permission: 'orders' },
  params: orderId,
  headers: idempotencyHeader,
  body: newStaffNote,
  answers: { 201: staffNote, 200: staffNote },
  errors: ['order_not_found', 'key_reused'],
})

export const bagTag = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:id/bag-tag.pdf',
  summary:
    'Labels of 62 × 100 mm for the bags of an order as a PDF: one a bag, and more where its care is long; without a number as many bags as were counted in or at pickup',
  access: { permission: 'intake' },
  params: reference,
  query: z.object({
    bags: z.optional(
      z.coerce.number({ error: badBags }).check(
        z.int({ error: bagsNotWhole }),
        z.minimum(1, { error: bagsTooFew }),
        z.maximum(LARGEST_LIMITS.bags, {
          error: tooManyBags({ most: LARGEST_LIMITS.bags }),
        }),
      ),
    ),
  }),
  answers: { 200: z.unknown() },
  media: 'application/pdf',
  errors: ['order_not_found', 'bad_quantity'],
})
