/** The time of a carrier's notice. */
import { DAY_MS } from '#domain/base/time-zone.ts'

/** A clock is wrong that is further away than this. */
const FURTHEST_MS = 7 * DAY_MS

/** @returns `now` where the time that the notice says can't be right */
export function timeOfNotice(said: Date, now: Date): Date {
  // Never true of a date that isn't one.
  return Math.abs(said.getTime() - now.getTime()) <= FURTHEST_MS ? said : now
}
