/** The next visit after a failed one: three free times, and one press that chooses. */
import * as z from 'zod/mini'
import { FAILURE_REASONS } from '#domain/run-sheet/failed-visit.ts'
import { NEXT_VISIT_STANDINGS } from '#domain/run-sheet/next-visit.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'
import { defineCall, GUESSABLE } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { PICKUP_ERRORS } from '../base/errors.ts'
import { calendarDate, id, instant, rupees } from '../base/fields.ts'
import { moveDelivery } from '../orders/delivery-move.ts'
import { secondVisitFee } from '../orders/seen-pickup.ts'
import { deliveryWindow } from '../slots/deliveries.ts'

const nextVisit = z.object({
  orderId: z.string(),
  number: z.string(),
  /** The visit that failed, and why: in the rider's words, and as data where the rider chose a reason. */
  kind: z.enum(STOP_KINDS),
  visitedAt: instant,
  reason: z.string(),
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  standing: z.enum(NEXT_VISIT_STANDINGS),
  /** The time that the order has now; null in orders from before there were windows. */
  booked: z.nullable(deliveryWindow),
  /** The next free times, the earliest first; none where it isn't open. */
  choices: z.array(deliveryWindow),
  /** What the next visit costs, in rupees; left out where it costs nothing. */
  fee: z.optional(rupees),
})
export type NextVisit = z.output<typeof nextVisit>

const params = z.object({ orderId: id })

/** The key of the link that the customer was sent, which needs no login. Calls keep it out of their address. */
const key = z.optional(z.string().check(z.maxLength(100)))

export const readNextVisit = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/next-visit',
  summary:
    'The last failed visit of an order and the next free times, for its customer or with the key of its link',
  access: 'public',
  params,
  headers: z.looseObject({ 'visit-key': key }),
  answers: { 200: nextVisit },
  errors: ['order_not_found'],
  ...GUESSABLE,
})

export const chooseNextVisit = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/next-visit',
  changes: ORDER,
  summary:
    'Choose when we come again after a failed visit: moves the pickup or the delivery. For the order’s customer who is signed in, or once with the key that was sent to them',
  access: 'public',
  params,
  body: z.object({
    date: calendarDate,
    time: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
    secondVisitFee,
    key,
  }),
  answers: { 200: nextVisit },
  errors: [
    ...moveDelivery.errors,
    ...PICKUP_ERRORS,
    'forbidden',
    'already_answered',
    'answer_too_late',
  ],
  perMinute: 60,
  wrongPerMinute: 60,
})
