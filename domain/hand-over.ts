// Owns where clothes change hands, on the way in and on the way back.
import { PICKUP_SLOTS } from './slots.ts'
import { calendarDateIn, minutesIn } from './time-zone.ts'

/** At the customer's door, or at the laundry's counter. */
export const HAND_OVERS = ['home', 'counter'] as const
export type HandOver = (typeof HAND_OVERS)[number]

/** So many of the last digits of a number find somebody. */
export const LEAST_DIGITS = 3

/**
 * The date and the slot that clothes brought to the counter count to, which their promise follows: the slot that
 * runs, the first before it begins, and the last once it is over. No place of it is taken.
 */
export function dropOffPickup(
  now: Date,
  timeZone: string,
): { readonly pickupDate: string; readonly pickupTime: string } {
  const minutes = minutesIn(now, timeZone)
  const begun = PICKUP_SLOTS.filter(({ startMinutes }) => startMinutes <= minutes)
  const slot = begun.at(-1) ?? PICKUP_SLOTS[0]!
  return { pickupDate: calendarDateIn(now, timeZone), pickupTime: slot.label }
}
