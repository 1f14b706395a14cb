// Stops without a rider, shared out fairly: by areas and by count, with what is near together.
import type { Point } from '../base/digipin.ts'
import { drivingMinutes } from './route/driving-minutes.ts'
import { placeStops } from './route/place-stops.ts'

export type StopToShare = {
  /** Its order and kind. */
  readonly key: string
  readonly address: string
  /** Its PIN code; empty where the address has none. */
  readonly pin: string
  readonly point: Point | null
}

export type SharingRider = {
  readonly id: string
  /** Stops that they have in the slot already. */
  readonly stops: readonly StopToShare[]
  /** PIN codes of their areas: stops there are theirs, whatever the count. */
  readonly pins: readonly string[]
}

/** The number of a place. */
type At = number

/** Stops at one address, which stay together. */
type Door = {
  readonly keys: readonly string[]
  readonly pin: string
  readonly at: At
}

type Share = {
  readonly rider: SharingRider
  /** What stays with the rider: their own stops, and those of their areas. */
  readonly fixed: At[]
  readonly fixedKeys: string[]
  readonly doors: Door[]
}

/**
 * Where no area belongs to a rider, the counts of two riders, with what they had already, differ by one door at most if
 * what they had does. The same stops in another order are shared out alike.
 * @returns the rider's id by the key of each stop; empty without riders
 */
export function shareOutStops(
  stops: readonly StopToShare[],
  riders: readonly SharingRider[],
): ReadonlyMap<string, string> {
  if (riders.length === 0) return new Map()
  const all = [...stops, ...riders.flatMap((rider) => rider.stops)]
  const placeOf = new Map(all.map(({ key }, index) => [key, index]))
  const minutes = minutesBetween(all)
  const shares = riders
    .toSorted((one, other) => compare(one.id, other.id))
    .map((rider) => ({
      rider,
      fixed: rider.stops.map(({ key }) => placeOf.get(key)!),
      fixedKeys: [],
      doors: [],
    }))
  draft(giveAreas(doorsOf(stops, placeOf), shares), shares, minutes)
  while (exchange(shares, minutes));
  return new Map(
    shares.flatMap(({ rider, fixedKeys, doors }) =>
      [...fixedKeys, ...doors.flatMap(({ keys }) => keys)].map((key) => [key, rider.id] as const),
    ),
  )
}

type Minutes = readonly (readonly number[])[]

function minutesBetween(stops: readonly StopToShare[]): Minutes {
  // Where no door is known, neighbouring PIN codes have neighbouring numbers.
  const points =
    placeStops(stops) ?? stops.map(({ pin }) => ({ latitude: 0, longitude: Number(pin) / 1000 }))
  return points.map((from) => points.map((to) => drivingMinutes(from, to)))
}

function doorsOf(stops: readonly StopToShare[], placeOf: ReadonlyMap<string, At>): Door[] {
  const sorted = stops.toSorted(
    (one, other) =>
      compare(one.pin, other.pin) ||
      compare(one.address, other.address) ||
      compare(one.key, other.key),
  )
  return [...Map.groupBy(sorted, ({ address }) => address.toLowerCase()).values()].map(
    (atDoor) => ({
      keys: atDoor.map(({ key }) => key),
      pin: atDoor[0]!.pin,
      at: placeOf.get(atDoor[0]!.key)!,
    }),
  )
}

/** @returns the doors that are in no rider's area */
function giveAreas(doors: readonly Door[], shares: readonly Share[]): Door[] {
  return doors.filter((door) => {
    const owners = shares.filter(({ rider }) => rider.pins.includes(door.pin))
    if (owners.length === 0) return true
    const owner = leastOf(owners, countOf)
    for (const key of door.keys) {
      owner.fixedKeys.push(key)
      owner.fixed.push(door.at)
    }
    return false
  })
}

/** The rider with the fewest stops takes the nearest door; one without any begins far away from the others. */
function draft(doors: readonly Door[], shares: readonly Share[], minutes: Minutes): void {
  const left = [...doors]
  while (left.length > 0) {
    const share = leastOf(shares, countOf)
    const own = placesOf(share)
    const others = shares.flatMap(placesOf)
    const nearest = (from: At, places: readonly At[]) =>
      Math.min(...places.map((place) => minutes[from]![place]!))
    const next = leastOf(left, ({ at }) =>
      own.length > 0 ? nearest(at, own) : others.length > 0 ? -nearest(at, others) : 0,
    )
    share.doors.push(next)
    left.splice(left.indexOf(next), 1)
  }
}

/** Exchanges doors with as many stops, where that brings stops together. @returns whether it did */
function exchange(shares: readonly Share[], minutes: Minutes): boolean {
  let isBetter = false
  for (const [index, one] of shares.entries())
    for (const other of shares.slice(index + 1))
      for (const mine of one.doors.keys())
        for (const theirs of other.doors.keys()) {
          const [door, otherDoor] = [one.doors[mine]!, other.doors[theirs]!]
          if (door.keys.length !== otherDoor.keys.length) continue
          const far = (from: Door, share: Share, leaving: Door) =>
            spread(from.at, share, leaving, minutes)
          const before = far(door, one, door) + far(otherDoor, other, otherDoor)
          const after = far(otherDoor, one, door) + far(door, other, otherDoor)
          if (after >= before - LEAST_GAIN) continue
          one.doors[mine] = otherDoor
          other.doors[theirs] = door
          isBetter = true
        }
  return isBetter
}

/** Less is a rounding error, with which exchanges would go on for ever. */
const LEAST_GAIN = 1e-6

/** How far a door is from a share's other places. @param leaving the share's door that goes */
function spread(at: At, { fixed, doors }: Share, leaving: Door, minutes: Minutes): number {
  const from = minutes[at]!
  let sum = 0
  for (const place of fixed) sum += from[place]!
  for (const door of doors) if (door !== leaving) sum += door.keys.length * from[door.at]!
  return sum
}

function placesOf({ fixed, doors }: Share): At[] {
  return [...fixed, ...doors.map(({ at }) => at)]
}

function countOf({ fixed, doors }: Share): number {
  return fixed.length + doors.reduce((count, { keys }) => count + keys.length, 0)
}

/** The first with the least measure. @param all never empty */
function leastOf<T>(all: readonly T[], measure: (each: T) => number): T {
  return all.reduce((least, each) => (measure(each) < measure(least) ? each : least))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
