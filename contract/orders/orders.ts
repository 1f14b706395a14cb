/** Orders: quoting, placing, reading, changing and following them. */
import * as z from 'zod/mini'
import { HISTORY_EVENTS, ORDER_STATUSES, ACTORS } from '#domain/orders/record/order-lifecycle.ts'
import { orderAddresses, orderAddressInput } from '../accounts/addresses.ts'
import { defineCall, GUESSABLE } from '../base/call.ts'
import { CLUB, ORDER } from '../base/changes.ts'
import { carePreferences } from '../catalogue/care-preferences.ts'
import { PICKUP_ERRORS, PLACING_ERRORS } from '../base/errors.ts'
import {
  calendarDate,
  id,
  idempotencyHeader,
  instant,
  pageQuery,
  phone,
  rupees,
  textField,
} from '../base/fields.ts'
import {
  deliveryInput,
  deliveryPreference,
  deliveryWindow,
  handOvers,
} from '../slots/deliveries.ts'
import { garmentIds } from '../garments/garments.ts'
import { clothesInNumbers, toCountIn } from '../settings/count-levels.ts'
import { creditNote } from '../invoices/invoices.ts'
import { cardName, orderPayment, paymentMethod } from '../payments/payment-methods.ts'
import { mostWithoutAsking, ownPriceTerms, tolerance } from '../catalogue/price-terms.ts'
import {
  adjustment,
  bagServices,
  eitherListedOrBag,
  mostOfBagAlone,
  pricedLine,
  selection,
  uncounted,
} from './quotes.ts'
import { overFullReason } from './over-full.ts'
import { secondVisitFee, seenPickup } from './seen-pickup.ts'
import { splitLinks } from './split-links.ts'
import * as names from '#words/en/fields/names.ts'
import { badOrderStatus, pickupTimeNeeded } from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'

export const orderStatus = z.enum(ORDER_STATUSES, { error: badOrderStatus })

/** One step of an order's history, oldest first. `by` is who did it, never a name. */
const historyEntry = z.object({
  event: z.enum(HISTORY_EVENTS),
  status: orderStatus,
  label: z.string(),
  at: instant,
  by: z.enum(ACTORS),
  pickupDate: z.nullable(calendarDate),
  pickupTime: z.nullable(z.string()),
  /** The window that its delivery was moved to; left out where the entry is about something else. */
  deliveryWindow: z.optional(deliveryWindow),
})

/** The same for who sees the order's price: what staff said of it, and totals before and after a change. */
export const wholeHistoryEntry = z.extend(historyEntry, {
  reason: z.nullable(z.string()),
  fromTotal: z.nullable(rupees),
  toTotal: z.nullable(rupees),
})

const trackedFields = {
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
  pickupDate: calendarDate,
  pickupTime: z.string(),
  ...handOvers,
  deliveryPreference,
  /** The day asked for with `scheduled`; null for the standard promise. */
  deliveryDate: z.nullable(calendarDate),
  /** When it comes back: with a window, as that begins; with express by its end. */
  estimatedDelivery: instant,
  /** The window it comes back in; null in orders from before, and where the promise lies outside of all. */
  deliveryWindow: z.nullable(deliveryWindow),
  /** Its lines in words or, before they are counted, the services that it is for. */
  items: z.array(z.string()),
  ...uncounted,
  ...clothesInNumbers,
  history: z.array(historyEntry),
  createdAt: instant,
}

/** What anyone with the order's id or number sees: no name, address, phone, instructions or total. */
export const trackedOrder = z.object(trackedFields)
export type TrackedOrder = z.output<typeof trackedOrder>

const ownFields = {
  ...trackedFields,
  history: z.array(wholeHistoryEntry),
  ...orderAddresses,
  specialInstructions: z.string(),
  preferences: carePreferences,
  paymentMethod,
  /** The saved card that pays it. */
  card: z.nullable(cardName),
  /** Whether that card is charged automatically once the clothes are ready; a card is asked once. */
  chargedWhenReady: z.boolean(),
  /** What was taken off the total later, by giving money back. */
  goodwill: rupees,
  /** What it costs: the total less goodwill, nothing once cancelled; amountPaid − amountRefunded + amountDue − refundDue. */
  charged: rupees,
  /** All payments that succeeded. */
  amountPaid: rupees,
  /** What was given back of them, or is on its way. */
  amountRefunded: rupees,
  /** Whether its price is paid. */
  paid: z.boolean(),
  amountDue: rupees,
  /** What was paid beyond what it costs and isn't given back yet. */
  refundDue: rupees,
  payments: z.array(orderPayment),
  hasCreditNote: z.boolean(),
  /** What was taken back of its invoices, oldest first. */
  creditNotes: z.array(creditNote),
  lines: z.array(pricedLine),
  /** What the kilograms cost that were missing to the least that is charged; left out where none were. */
  leastCharge: z.optional(rupees),
  expressFee: rupees,
  fees: z.optional(rupees),
  /** What the Laundry Club covered. */
  covered: rupees,
  /** What anything else took off. */
  discount: rupees,
  /** All that was taken off, one by one: together `covered` and `discount`. */
  adjustments: z.array(adjustment),
  total: rupees,
  ...ownPriceTerms,
  ...splitLinks,
  listTotal: rupees,
  rating: z.nullable(z.number()),
  ratingComment: z.nullable(z.string()),
  /** Whether the customer agreed that the comment is shown with their first name. */
  ratingQuotable: z.boolean(),
  /** What the customer named from their wardrobe. */
  garments: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Whether the customer may still cancel it or move its pickup. */
  changeable: z.boolean(),
}

/** What the owner sees. */
export const order = z.object({ ...ownFields, userId: z.string() })
export type Order = z.output<typeof order>

/** A change of status that can still be taken back: until when, and how many seconds that leaves. */
export const openChange = z.object({ change: z.string(), until: instant, seconds: z.number() })
export type OpenChange = z.output<typeof openChange>

const text = z.string()

/** What staff see: the customer stands in `userId`. */
export const staffOrder = z.object({
  ...ownFields,
  userId: z.object({ _id: text, name: text, email: text, phone: text }),
  /** How many bags were counted in, what all weighed then, and the name of the rack where some of it is. */
  bags: z.number(),
  gramsIn: z.nullable(z.number()),
  spot: z.nullable(z.string()),
  toCountIn,
  undo: z.nullable(openChange),
})
export type StaffOrder = z.output<typeof staffOrder>

// The fields of the first clients, and what was added since. `userId` must be the caller's own. `total` is only
// compared. `estimatedDelivery` and `status` are ignored: the server decides them.
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/orders',
  summary: 'Place an order; repeat with the same Idempotency-Key and it is still one order',
  access: { owner: 'body.userId', permission: 'orders' },
  headers: idempotencyHeader,
  body: z
    .object({
      ...selection,
      /** Instead of items: what a bag of clothes is for, which are counted at intake. */
      toBeCounted: z.optional(bagServices),
      /** Of such a bag; left out, its price follows the price list. */
      mostWithoutAsking: z.optional(mostWithoutAsking),
      userId: z.optional(id),
      pickupDate: calendarDate,
      pickupTime: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
      ...orderAddressInput,
      /** Kept for a customer who has no number yet; needed then, where the selection comes as `lines`. */
      phone: z.optional(phone),
      ...deliveryInput,
      paymentMethod: z.optional(paymentMethod),
      /** For `card`: which saved one; the default if left out. */
      cardId: z.optional(id),
      /** The usual if left out. */
      preferences: z.optional(carePreferences),
      specialInstructions: z.optional(textField(names.specialInstructions, 1000)),
      total: z.optional(z.number({ error: badTotal })),
      tolerance: z.optional(tolerance),
      /** The customer's own garments; when the order completes, each one's cleaning is counted. */
      garmentIds: z.optional(garmentIds),
    })
    .check(eitherListedOrBag, mostOfBagAlone),
  answers: { 201: order, 200: order },
  errors: [
    ...PLACING_ERRORS,
    'not_served',
    'address_incomplete',
    'phone_needed',
    'card_not_available',
    'card_expired',
    'unknown_garment',
    'bag_not_offered',
    'price_changed',
    'discount_refused',
    'key_reused',
    'customer_blocked',
    'too_many_open_orders',
    'not_on_account',
  ],
})

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/orders/:userId',
  summary: "A customer's orders, newest first",
  access: { owner: 'params.userId', permission: 'orders' },
  params: z.object({ userId: id }),
  query: z.object({
    ...pageQuery,
    q: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(orderStatus),
    /** Only orders placed in the last so many days. */
    days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3660))),
  }),
  answers: { 200: z.array(order) },
})

export const orderDetails = defineCall({
  method: 'GET',
  path: '/api/orders/details/:orderId',
  summary: 'One order by id or number: all for its owner and staff, its progress for anyone else',
  access: 'public',
  params: z.object({ orderId: z.string().check(z.maxLength(80)) }),
  answers: { 200: z.union([order, staffOrder, trackedOrder]) },
  errors: ['order_not_found'],
  ...GUESSABLE,
})

export const orderLive = defineCall({
  method: 'GET',
  path: '/api/orders/details/:orderId/live',
  summary: "The order's changes as server-sent events; Last-Event-ID replays what was missed",
  access: 'public',
  params: z.object({ orderId: z.string().check(z.maxLength(80)) }),
  answers: { 200: z.unknown() },
  errors: ['order_not_found'],
  ...GUESSABLE,
  stream: true,
})

export const cancelOrder = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/cancel',
  changes: [...ORDER, ...CLUB],
  summary: 'Cancel an order that is not picked up yet',
  access: 'own',
  params: z.object({ orderId: id }),
  answers: { 200: order },
  errors: ['order_not_found', 'no_longer_changeable'],
  limit: { hour: 30 },
})

export const rescheduleOrder = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/reschedule',
  changes: ORDER,
  summary:
    'Move the pickup of an order that is not picked up yet: an own one, or as staff anyone’s',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  body: z.object({
    pickupDate: calendarDate,
    pickupTime: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
    reason: overFullReason,
    /** The slot that it had when somebody looked; where it has another by now, the answer is `changed_meanwhile` with that in `current`. */
    seen: z.optional(seenPickup),
    secondVisitFee,
  }),
  answers: { 200: order },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'fee_not_seen',
    'delivery_full',
    ...PICKUP_ERRORS,
  ],
  limit: { hour: 12, day: 40 },
})
