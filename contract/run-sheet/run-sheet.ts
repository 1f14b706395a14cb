/** The driver's day: a date's pickups and deliveries, completed with a note or photo, and undone. */
import * as z from 'zod/mini'
import { addressParts, doorContact } from '../accounts/addresses.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { typedTag } from '../clothes/custody.ts'
import { calendarDate, id, idempotencyHeader, instant, rupees } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'
import { uncounted } from '../orders/quotes.ts'
import { completionFields, deviceInstant } from './deed.ts'
import { UNIT_KINDS, UNIT_PLACES } from '#domain/clothes/custody.ts'
import { MOST_CASH } from '#domain/cash/till.ts'
import { PAYMENT_METHODS, TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import {
  amountNotNumber,
  amountNotPositive,
  cashOrUpiNeeded,
  tooMuchCash,
} from '#words/en/fields/billing.ts'
import { badStop, photoTooLarge } from '#words/en/fields/ordering.ts'

const kind = z.enum(STOP_KINDS, {
  error: badStop,
})

export const rider = z.object({ _id: z.string(), name: z.string() })
export type Rider = z.output<typeof rider>

export const runStop = z.object({
  orderId: z.string(),
  number: z.string(),
  kind,
  status: orderStatus,
  /** The slot's label; null for what was promised outside of all slots. */
  slot: z.nullable(z.string()),
  done: z.boolean(),
  /** Left from an earlier day. */
  overdue: z.boolean(),
  /** When it was to be done: the pickup's date, or when the clothes were promised. */
  dueDate: calendarDate,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The same in parts; null where it came as one text. */
  addressParts: z.nullable(addressParts),
  /** Where the door is: the customer's pin, else what was learned at visits; null where it isn't known. */
  digipin: z.nullable(z.string()),
  /** Its place in the order of its rider's run; null where the laundry doesn't say where runs start. */
  turn: z.nullable(z.number()),
  /** Who is at the door instead of the customer; null where it is the customer. */
  door: z.nullable(doorContact),
  items: z.array(z.string()),
  ...uncounted,
  pieces: z.number(),
  /** Of a delivery to be made: how many bags and items that came in aren't packed yet. It needs a reason then. */
  unpacked: z.number(),
  /** Of a delivery to be made: what was counted in, and where each of it is. */
  units: z.array(
    z.object({
      number: z.number(),
      kind: z.enum(UNIT_KINDS),
      /** What it is called, or what it was counted as; null where nobody said. */
      name: z.nullable(z.string()),
      place: z.enum(UNIT_PLACES),
    }),
  ),
  /** The day of delivery was set, by the customer or by staff for them, instead of the first possible one. */
  scheduled: z.boolean(),
  express: z.boolean(),
  instructions: z.string(),
  /** Left out for riders: of money they see what to collect. */
  total: z.optional(rupees),
  /** Still to be paid. */
  due: rupees,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** What was done at the door doesn't fit the order, and a manager is to decide. */
  toDecide: z.boolean(),
  /** What doesn’t fit, in words for the rider; left out where nothing is to be decided. */
  misfit: z.optional(z.string()),
  /** Of a delivery that is to be proved: how many codes may still be tried; a photo and who took it prove it too. */
  proof: z.optional(z.object({ codeTriesLeft: z.number() })),
  /** Of a delivery to be made: since when its customer has clothes left with the guard there; a photo proves it then. */
  releasedSince: z.optional(instant),
  /**
   * Of several orders that are made with one ring, the id of the oldest, which they share: one stop. Left out where the
   * order is alone, and where one stop alone is answered.
   */
  oneStop: z.optional(z.string()),
  /** Of a delivery to be made: the rider who still has the clothes, where that isn't the rider of the stop. */
  clothesWith: z.optional(rider),
  /** The last completion that made it done, in part or whole, or paid, as long as it can be taken back. */
  undoable: z.nullable(z.string()),
  /** Of a stop that is to be made again: when it couldn't be made last, and why. */
  broughtBack: z.nullable(z.object({ at: instant, reason: z.string() })),
  /** Who it is assigned to, for those who see everybody's run; null where nobody has it. */
  rider: z.optional(z.nullable(rider)),
})
export type RunStop = z.output<typeof runStop>

export const runSheet = defineCall({
  method: 'GET',
  path: '/api/admin/run-sheet',
  summary:
    "A day's pickups and deliveries, today's if no date is given; what is left from earlier days stands on today's. Without the permission run: one's own, of today and tomorrow",
  access: { permission: 'own-run' },
  query: z.object({ date: z.optional(calendarDate) }),
  answers: {
    200: z.object({
      date: calendarDate,
      today: calendarDate,
      /** Whether the caller's phone may say with a completion where it is: doors are learned from it. */
      asksPosition: z.boolean(),
      stops: z.array(runStop),
    }),
  },
})

export const completeStop = defineCall({
  method: 'PUT',
  path: '/api/admin/run-sheet/:orderId/:kind',
  summary:
    'Picked up or delivered, with or without a count of bags and their weight, a note, a photo and money at the door; always written, and what doesn’t fit the order by then waits for a decision (`toDecide`); dated when it was marked (`at`); the same Idempotency-Key counts once, even after it was taken back',
  access: { permission: 'own-run' },
  params: z.object({ orderId: id, kind }),
  headers: idempotencyHeader,
  body: z.object({
    ...completionFields,
    /** Who marked the stop, where it was kept on a device: sent in another person's session it is refused. */
    markedBy: z.optional(id),
    /**
     * When it was marked, by the device's clock; it is dated so, at most 48 hours before it arrives and
     * never after. When it arrives, if left out.
     */
    at: z.optional(deviceInstant),
    /** What the same clock shows as this is sent: from it follows by how much that clock is wrong. */
    sentAt: z.optional(deviceInstant),
    /** How what is due was paid at the door; without it nothing was. */
    collected: z.optional(z.enum(TAKEN_BY_HAND, { error: cashOrUpiNeeded })),
    /** What was collected, in rupees, whatever is due by then; what was due, if left out. */
    amount: z.optional(
      z.coerce
        .number({ error: amountNotNumber })
        .check(
          z.positive({ error: amountNotPositive }),
          z.maximum(MOST_CASH, { error: tooMuchCash }),
        ),
    ),
    /** What the phone showed as due, in rupees: of less than that, the rest stays due; the amount, if left out. */
    seen: z.optional(
      z.coerce
        .number({ error: amountNotNumber })
        .check(
          z.positive({ error: amountNotPositive }),
          z.maximum(MOST_CASH, { error: tooMuchCash }),
        ),
    ),
  }),
  file: {
    name: 'photo',
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: photoTooLarge,
  },
  answers: { 200: runStop },
  errors: ['order_not_found', 'too_large', 'unsupported_media', 'unreadable_picture', 'busy'],
})

export const loadUnit = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/load',
  summary:
    'Take a packed bag or item along, by its tag; once all of its order are on the run, the order is out for delivery',
  access: { permission: 'own-run' },
  headers: idempotencyHeader,
  body: z.object({ tag: typedTag }),
  answers: { 200: runStop },
  errors: ['order_not_found', 'unknown_tag', 'no_longer_changeable', 'not_packed', 'key_reused'],
})

export const undoCompletion = defineCall({
  method: 'DELETE',
  path: '/api/admin/run-sheet/visits/:id',
  changes: STOP,
  summary:
    'Take back that a stop was completed: the order has the status again that it had before, and what was collected with it is due again',
  access: { permission: 'own-run' },
  params: z.object({ id }),
  answers: { 200: runStop },
  errors: ['not_found', 'no_longer_changeable', 'not_undoable'],
})

export const riders = defineCall({
  method: 'GET',
  path: '/api/admin/run-sheet/riders',
  summary: 'Everybody to whom stops can be assigned',
  access: { permission: 'run' },
  answers: { 200: z.array(rider) },
})

export const assignStop = defineCall({
  method: 'PUT',
  path: '/api/admin/run-sheet/:orderId/:kind/rider',
  summary: 'Assign a stop to a rider, or to nobody; the rider sees it at once',
  access: { permission: 'run' },
  params: z.object({ orderId: id, kind }),
  body: z.object({ riderId: z.nullable(id) }),
  answers: { 200: runStop },
  errors: ['order_not_found', 'not_found'],
})
