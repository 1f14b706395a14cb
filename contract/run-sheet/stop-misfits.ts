/** Misfits: stops at the door that don't fit their order, saved all the same and decided by staff. */
import * as z from 'zod/mini'
import { MISFIT_CHOICES, MISFITS, REFUNDING_CHOICES } from '#domain/run-sheet/door-misfits.ts'
import { TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { badChoice } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { id, instant, rupees } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'
import { toldFields } from './deed.ts'

const stopToDecide = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  kind: z.enum(STOP_KINDS),
  /** The rider's name. */
  rider: z.string(),
  markedAt: instant,
  arrivedAt: instant,
  misfits: z.array(z.enum(MISFITS)),
  /** It couldn't be picked up or delivered; the note says why. */
  broughtBack: z.boolean(),
  ...toldFields,
  /** What somebody else counted at this stop. */
  otherBags: z.nullable(z.number()),
  hasPhoto: z.boolean(),
  /** The rider took it back; only what didn’t fit is left to look at. */
  isUndone: z.boolean(),
  /** What was taken at the door, in rupees; null where nothing was, or the phone didn't say how much. */
  collected: z.nullable(z.enum(TAKEN_BY_HAND)),
  amount: z.nullable(rupees),
  /** What is booked of it, less what was handed back. */
  booked: rupees,
  /** The order when it arrived, and as it is now. */
  found: z.object({ status: orderStatus, due: rupees }),
  order: z.object({ status: orderStatus, due: rupees, refundDue: rupees }),
  /** What the caller can choose, with the sum that it is about; the first is what usually fits. */
  choices: z.array(z.object({ choice: z.enum(MISFIT_CHOICES), amount: rupees })),
})
export type StopToDecide = z.output<typeof stopToDecide>

export const listStopMisfits = defineCall({
  method: 'GET',
  path: '/api/admin/stop-misfits',
  summary: 'Stops that don’t fit their order and wait for a decision, the oldest first',
  access: { permission: 'run' },
  answers: { 200: z.array(stopToDecide) },
})

export const decideStopMisfit = defineCall({
  method: 'PUT',
  path: '/api/admin/stop-misfits/:id',
  changes: STOP,
  summary:
    'Decide about a stop that doesn’t fit its order: the order follows or stays, what was taken too much is handed back or owed, what is missing is due or taken off, or the stop never happened. Refunds need money-back and a fresh proof as well, payments money-in',
  access: { permission: 'run' },
  fresh: { choice: REFUNDING_CHOICES },
  params: z.object({ id }),
  body: z.object({ choice: z.enum(MISFIT_CHOICES, { error: badChoice }) }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: [
    'not_found',
    'no_longer_changeable',
    'not_counted',
    'not_refundable',
    'not_undoable',
    'payment_unavailable',
  ],
})
