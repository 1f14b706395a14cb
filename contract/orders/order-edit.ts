/** Staff's edits of an order in place: addresses, door contact and preferences. */
import * as z from 'zod/mini'
import { badRevision } from '#words/en/fields/ordering.ts'
import { bookingParts } from './booking-change.ts'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { id } from '../base/fields.ts'
import { orderDetail } from './order-detail.ts'

/**
 * Pickup and delivery are moved, and the way of paying is chosen, by the calls that customers have for it; items are
 * changed by `PUT /api/admin/orders/:id/lines`.
 */
export const editBooking = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/booking',
  changes: ORDER,
  summary:
    'Change addresses, the person at the door, instructions or preferences of an order until it is over',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    ...bookingParts,
    /** How often the order was changed when somebody looked; else `changed_meanwhile` has these parts as they are in `current`. */
    revision: z.number({ error: badRevision }).check(z.int()),
  }),
  answers: { 200: orderDetail },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'not_served',
    'address_incomplete',
  ],
})
