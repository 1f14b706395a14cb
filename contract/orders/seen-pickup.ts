/** The pickup slot that a person saw on screen when moving a pickup. */
import * as z from 'zod/mini'
import { calendarDate } from '../base/fields.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'

/** Compared with the stored slot, so that no move overwrites another. */
export const seenPickup = z.object({
  pickupDate: calendarDate,
  pickupTime: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
})
