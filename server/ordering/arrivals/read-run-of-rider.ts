/** Reads a rider's run of today: its stops in their order, with when they were made. */
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import type { ArrivalStop, RunOfDay } from '#domain/run-sheet/arrival/estimate-arrivals.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Words } from '#words/words.ts'
import type { Db } from '../../database/transaction.ts'
import { readStopsOfRider } from '../run-sheet/read-run-sheet.ts'
import { routeStop } from '../run-sheet/route/plan-run.ts'
import { findDelayOfDay } from './read-delay.ts'
import { selectMadeTimes } from './store.ts'

export interface RunOfRider {
  /** Those of `run`, at the same places. */
  stops: RunStop[]
  run: RunOfDay
}

interface RunReader {
  at: Date
  settings: BusinessSettings
  words: Words
}

type TimedStop = { stop: RunStop; timedStop: ArrivalStop }

/** The stops of a rider’s day in the order of the run, each with when it was made. */
export async function readTimedStops(
  db: Db,
  riderId: string,
  reader: RunReader,
): Promise<TimedStop[]> {
  const { at, settings } = reader
  const { timeZone } = settings
  const midnight = instantAt(calendarDateIn(at, timeZone), 0, timeZone)
  const sheet = await readStopsOfRider(db, riderId, reader)
  const orderIds = sheet.map(({ orderId }) => orderId)
  const made = await selectMadeTimes(db, orderIds, midnight)
  return sheet.flatMap((stop, index) => {
    const madeAt = made.find(({ orderId, kind }) => orderId === stop.orderId && kind === stop.kind)
    // What staff marked as done elsewhere says nothing of where the rider is.
    if (stop.done && !madeAt) return []
    const { pin, point, window, minutes: atDoor } = routeStop([stop])
    // Orders of one door are one visit, and the rider leaves after the last.
    const minutes = isOneStop(stop, sheet[index + 1]) ? 0 : atDoor
    const minute = madeAt ? minutesOfDayIn(madeAt.at, timeZone) : null
    return [{ stop, timedStop: { pin, point, window, minutes, madeAt: minute } }]
  })
}

function isOneStop(stop: RunStop, next: RunStop | undefined): boolean {
  return stop.oneStop !== undefined && stop.oneStop === next?.oneStop && stop.kind === next.kind
}

/** @returns null where the laundry doesn’t say where runs start, and so has no order of stops */
export async function readRunOfRider(
  db: Db,
  riderId: string,
  reader: RunReader,
): Promise<RunOfRider | null> {
  const { route, timeZone } = reader.settings
  const start = decodeDigipin(route.start)
  if (start === null) return null
  const timed = await readTimedStops(db, riderId, reader)
  const delay = await findDelayOfDay(db, riderId, { at: reader.at, timeZone })
  return {
    stops: timed.map(({ stop }) => stop),
    run: {
      stops: timed.map(({ timedStop }) => timedStop),
      start,
      delay: delay
        ? { at: minutesOfDayIn(delay.announced_at, timeZone), minutes: delay.minutes }
        : null,
    },
  }
}
