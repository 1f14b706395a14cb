/** Return of an order: the requested delivery, and the promised window. */
import * as z from 'zod/mini'
import { HAND_OVERS } from '#domain/orders/record/hand-over.ts'
import { DELIVERY_PREFERENCES } from '#domain/orders/record/order-choices.ts'
import { badHandOver } from '#words/en/fields/counter.ts'
import { badDelivery } from '#words/en/fields/shared.ts'
import { calendarDate } from '../base/fields.ts'
import { deliveryTimeNeeded } from '#words/en/fields/ordering.ts'

export const deliveryPreference = z.enum(DELIVERY_PREFERENCES, {
  error: badDelivery,
})

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
