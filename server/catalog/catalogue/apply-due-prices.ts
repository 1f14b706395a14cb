/** Applies changes scheduled for a day once it has begun in the laundry's time zone, and finds the next such day. */
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'

/** A verb that brings in what is due. @returns when the next begins to hold, in milliseconds; Infinity for nothing */
export type ApplyPrices = (
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'settings'>,
) => Promise<number>

/**
 * @param firstDay the first day that something is planned for; null for none
 * @param bringIn brings in all that is planned for days until today
 * @returns when the next begins to hold, in milliseconds; Infinity where none is planned
 */
export async function applyDuePrices(
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  firstDay: () => Promise<string | null>,
  bringIn: (today: string, at: Date) => Promise<void>,
): Promise<number> {
  const { timeZone } = await settings.current()
  const at = clock()
  const today = calendarDateIn(at, timeZone)
  let first = await firstDay()
  if (first !== null && first <= today) {
    await bringIn(today, at)
    first = await firstDay()
  }
  return first === null ? Infinity : instantAt(first, 0, timeZone).getTime()
}
