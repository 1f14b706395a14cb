// The evening: when a day's cash should be handed in, and how UPI taken at doors is confirmed.

/** 9 pm: what riders still have on them is asked for. */
export const EVENING_MINUTES = 21 * 60

/** How long a reference of a payment by UPI is at most. */
export const UPI_REFERENCE_MAX_LENGTH = 50

/** For so many days staff are asked to confirm a payment by UPI. */
export const DAYS_TO_CONFIRM_UPI = 7

/** A reference as it is stored and compared: without spaces, in capitals. */
export function cleanUpiReference(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase()
}
