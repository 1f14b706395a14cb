/** The pickup slot that a person saw on screen when moving a pickup. */
import * as z from 'zod/mini'
import { calendarDate, rupees } from '../base/fields.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'

/** Compared with the stored slot, so that no move overwrites another. */
export const seenPickup = z.object({
  pickupDate: calendarDate,
  pickupTime: z.string({ error: pickupTimeNeeded }).check(z.maxLength(40)),
})

/**
 * What somebody read that a second visit costs, in rupees: a field of the calls that move a pickup or a delivery. Where
 * it costs another sum by now, the answer is `fee_not_seen` with that in `fee`.
 */
export const secondVisitFee = z.optional(rupees)
