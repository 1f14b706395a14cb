/** Reads the delay that was announced last of a rider's run of today. */
import type { RunDelay } from '#contract/run-sheet/run-delays.ts'
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { RunDelayMinutes } from '#domain/run-sheet/arrival/run-delay.ts'
import type { Db } from '../../database/transaction.ts'
import { type DelayRow, findLastDelay } from './delay-store.ts'

/** @param at today, where the laundry is */
export function findDelayOfDay(
  db: Db,
  riderId: string,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<DelayRow | undefined> {
  return findLastDelay(db, riderId, instantAt(calendarDateIn(at, timeZone), 0, timeZone))
}

export function delayView({ id, minutes, told, announced_at: at }: DelayRow): RunDelay {
  return {
    _id: id,
    minutes: minutes as RunDelayMinutes,
    at: at.toISOString(),
    told: told.length,
  }
}
