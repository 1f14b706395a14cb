/** How an order comes back: what is asked for, and the window that it is promised in. */
import * as z from 'zod/mini'
import { HAND_OVERS } from '#domain/hand-over.ts'
import { badHandOver } from '#words/en/fields/counter.ts'
import { calendarDate } from './fields.ts'
import { deliveryPreference } from './quotes.ts'
import { deliveryTimeNeeded } from '#words/en/fields/ordering.ts'

export const handOver = z.enum(HAND_OVERS, { error: badHandOver })

/** Where an order changes hands; left out for the customer's door. */
export const handOvers = {
  pickupHandOver: z.optional(handOver),
  deliveryHandOver: z.optional(handOver),
}

/** A day, and the label of the slot whose hours they are. */
export const deliveryWindow = z.object({
  date: calendarDate,
  time: z.string().check(z.maxLength(40)),
})

export const deliveryInput = {
  deliveryPreference: z.optional(deliveryPreference),
  /** With `scheduled`: the day on which the clothes should come back; the standard promise if left out. */
  deliveryDate: z.optional(calendarDate),
  /**
   * The window on that day, or on the first possible one, by the label of its slot; the first that has room if left
   * out.
   */
  deliveryTime: z.optional(z.string({ error: deliveryTimeNeeded }).check(z.maxLength(40))),
}
