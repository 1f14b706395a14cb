// Outside laundries: the date when a piece is due back.
import { addDays } from '../base/time-zone.ts'

/** How long a vendor's name is at most. */
export const VENDOR_NAME_MAX_LENGTH = 60

/** For how many days something is given away at most. */
export const LONGEST_AWAY_DAYS = 90

/** How many bags and items at vendors a list shows at most. */
export const MOST_AWAY = 500

/**
 * Whether something can be expected back on a day.
 * @param expected a calendar date, as `today` is, on the laundry's clocks
 */
export function isPossibleReturnDate(expected: string, today: string): boolean {
  return today <= expected && expected <= addDays(today, LONGEST_AWAY_DAYS)
}
