/** The pickup that an order had when somebody looked who moves it now. */
import * as z from 'zod/mini'
import { calendarDate } from '../base/fields.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'

/** The pickup that somebody saw before they moved it. */
export const seenPickup = z.object({
  pickupDate: calendarDate,
  pickupTime: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
})
