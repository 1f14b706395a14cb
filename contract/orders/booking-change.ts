/** A customer's change of a booked order until its pickup: the new price, and the change itself. */
import * as z from 'zod/mini'
import { RULE_REFUSALS } from '#domain/orders/rules/order-rules.ts'
import { doorContact, orderAddressInput } from '../accounts/addresses.ts'
import { defineCall } from '../base/call.ts'
import { ORDER, CLUB } from '../base/changes.ts'
import { carePreferences } from '../catalogue/care-preferences.ts'
import { changeQuote } from './change-quote.ts'
import { SELECTION_ERRORS } from '../base/errors.ts'
import { id, textField } from '../base/fields.ts'
import { garmentIds } from '../garments/garments.ts'
import { order } from './orders.ts'
import { orderLines } from './quotes.ts'
import * as names from '#words/en/fields/names.ts'
import { badRevision } from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'

/** What is left out stays as it is. */
export const bookingParts = {
  ...orderAddressInput,
  address: z.optional(orderAddressInput.address),
  /** Empty for the pickup address. Left out, it goes with a pickup address that it was the same as. */
  deliveryAddress: orderAddressInput.deliveryAddress,
  /** Null for the customer. */
  door: z.optional(z.nullable(doorContact)),
  specialInstructions: z.optional(textField(names.specialInstructions, 1000)),
  preferences: z.optional(carePreferences),
}

const booking = {
  lines: z.optional(orderLines),
  /** All that is handed over of the wardrobe, not only what comes in. */
  garmentIds: z.optional(garmentIds),
  ...bookingParts,
}

const params = z.object({ orderId: id })

export const bookingQuote = z.extend(changeQuote, {
  /** How often the order was changed; goes back with the change. */
  revision: z.number(),
})
export type BookingQuote = z.output<typeof bookingQuote>

export const quoteBooking = defineCall({
  method: 'POST',
  path: '/api/orders/:orderId/booking/quote',
  summary:
    'What an own order would cost with these lines: ordered ones at their price, new ones at today’s',
  access: 'own',
  params,
  body: z.object({ lines: booking.lines }),
  answers: { 200: bookingQuote },
  errors: ['order_not_found', 'no_longer_changeable', ...SELECTION_ERRORS],
  perMinute: 240,
})

export const changeBooking = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/booking',
  changes: [...ORDER, ...CLUB],
  summary:
    'Change items, garments, addresses, instructions or preferences of an own order until pickup',
  access: 'own',
  params,
  body: z.object({
    ...booking,
    /** The total as quoted; another one is refused with the right quote. */
    total: z.number({ error: badTotal }),
    revision: z.number({ error: badRevision }).check(z.int()),
  }),
  answers: { 200: order },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'price_changed',
    'not_served',
    'address_incomplete',
    'unknown_garment',
    ...RULE_REFUSALS,
    'customer_blocked',
    'not_on_account',
    ...SELECTION_ERRORS,
  ],
  limit: { hour: 20, day: 60 },
})
