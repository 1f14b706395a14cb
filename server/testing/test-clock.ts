/** A clock for tests: it stays where it was set, but no two readings are equal. */

/** A Wednesday, 12:00 in Asia/Kolkata. Sessions are dated by the real clock, so it lies in the past. */
export const WEDNESDAY_NOON = '2025-06-18T06:30:00.000Z'

export interface TestClock {
  /** The present instant; each reading is a millisecond later, so that what happens has an order. */
  read: () => Date
  /** @param instant ISO 8601 */
  set(instant: string): void
}

/** @param instant what it shows at first, ISO 8601 */
export function testClock(instant: string = WEDNESDAY_NOON): TestClock {
  let milliseconds = Date.parse(instant)
  return {
    read: () => new Date(milliseconds++),
    set(to) {
      milliseconds = Date.parse(to)
    },
  }
}
