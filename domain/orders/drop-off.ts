// Day and slot of clothes brought to the counter.
import { PICKUP_SLOTS } from '../slots/slots.ts'
import { calendarDateIn, minutesOfDayIn } from '../base/time-zone.ts'

/**
 * The date and the slot that clothes brought to the counter count to, which their promise follows: the slot that
 * runs, the first before it begins, and the last once it is over. No place of it is taken.
 */
export function pickupForDropOff(
  now: Date,
  timeZone: string,
): { readonly pickupDate: string; readonly pickupTime: string } {
  const minutes = minutesOfDayIn(now, timeZone)
  const begun = PICKUP_SLOTS.filter(({ startMinutes }) => startMinutes <= minutes)
  const slot = begun.at(-1) ?? PICKUP_SLOTS[0]!
  return { pickupDate: calendarDateIn(now, timeZone), pickupTime: slot.label }
}
