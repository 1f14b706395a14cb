/** Places of a sheet's doors, and the turns of its stops. */
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import { byNeighbourhood } from '#domain/run-sheet/run-sheet.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import { findSlot } from '#domain/slots/slots.ts'
import type { SettingValues } from '#domain/settings/setting-keys.ts'
import type { Db } from '../../../database/transaction.ts'
import { locateDoors } from './locate-doors.ts'
import { orderStopsOnce } from './order-once.ts'

/** From the ring of the bell to the next start. */
const MINUTES_AT_DOOR = 5

type Unplanned = Omit<RunStop, 'digipin' | 'turn'>
type Unturned = Omit<RunStop, 'turn'>

/**
 * @param route the laundry's settings of the run
 * @param seesAll whether it is for staff who see all runs; a rider's phone forgets where a door is once its stop is made
 */
export async function planRun(
  db: Db,
  stops: readonly Unplanned[],
  { route, seesAll }: { route: SettingValues['route']; seesAll: boolean },
): Promise<RunStop[]> {
  const planned = withTurns(await locateDoors(db, stops, route.learnsDoors), route)
  return seesAll ? planned : planned.map((stop) => (stop.done ? withoutDoor(stop) : stop))
}

/** Without a known start, stops have no turns. */
function withTurns(
  stops: readonly Unturned[],
  { start, mostBags }: SettingValues['route'],
): RunStop[] {
  const from = decodeDigipin(start)
  if (from === null) return stops.map((stop) => ({ ...stop, turn: null }))
  const run = { start: from, mostBags: mostBags || Infinity }
  const neighbours = stops.toSorted(byNeighbourhood)
  // Orders of one door are one visit, and share its turn.
  const runs = Map.groupBy(joinStops(neighbours), ([{ rider }]) => rider?._id ?? '')
  const made = [...runs.values()].flatMap((own) => orderStopsOnce(own.map(routeStop), run))
  const turns = new Map(
    made.flatMap(({ orders }, turn) => orders.map((stop) => [stop, turn] as const)),
  )
  return stops.map((stop) => ({ ...stop, turn: turns.get(stop)! }))
}

/** A stop, with all its orders, for the order of the run. */
export function routeStop(orders: readonly [Unturned, ...Unturned[]]) {
  const [{ address, addressParts, digipin, overdue, slot, kind }] = orders
  const hours = slot === null || overdue ? null : findSlot(slot)
  const isPickup = kind === 'pickup'
  return {
    orders,
    pin: addressParts?.pin ?? pinCodeIn(address) ?? '',
    point: digipin === null ? null : decodeDigipin(digipin),
    overdue,
    window: hours && { from: hours.startMinutes, until: hours.endMinutes },
    minutes: MINUTES_AT_DOOR,
    // How many bags a customer hands over is counted at the door.
    pickedUp: isPickup ? orders.length : 0,
    handedOver: isPickup ? 0 : sumOf(orders, ({ units }) => Math.max(1, units.length)),
  }
}

function sumOf<T>(all: readonly T[], measure: (each: T) => number): number {
  return all.reduce((sum, each) => sum + measure(each), 0)
}

function withoutDoor(stop: RunStop): RunStop {
  const { addressParts } = stop
  return { ...stop, digipin: null, addressParts: addressParts && { ...addressParts, point: null } }
}
