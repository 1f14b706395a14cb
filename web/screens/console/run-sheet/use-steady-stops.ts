// Keeps the sheet's stops in place while a person presses among them; changes show in place.
import { useEffect, useRef, useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import type { StopPlace } from '#domain/run-sheet/run-sheet.ts'

/** The list is put in order again once it was left alone for so long. */
const STILL_MS = 8_000

/** A stop where it stands on the screen. `done` says in which list, whatever became of the stop since. */
export type PlacedStop = StopPlace & {
  readonly address: string
  readonly number: string
  readonly turn: number | null
  /** As it was when the list was last put in order: the room it takes is the room of this. */
  readonly before: RunStop
  /** As it is now. */
  readonly stop: RunStop
  /** It is on this sheet no more. */
  readonly gone: boolean
}

type Held = { sheet: string; places: readonly PlacedStop[] }

/** Stops that were still to be made on this visit, as they were then, by their keys. */
type Seen = { sheet: string; stops: readonly RunStop[]; left: ReadonlyMap<string, PlacedStop> }

export type StillList = {
  shown: readonly PlacedStop[]
  /** Keeps everything where it is, from now on for some seconds; `saved` is shown in its place. */
  hold: (saved?: RunStop) => void
  /** Puts stops away, by their keys, that were made or have gone: what stands below moves, so somebody asks for it. */
  putAway: (keys: readonly string[]) => void
}

/**
 * What was to be made when it was first shown keeps its place and its room for the whole visit, whatever becomes of it,
 * until it is put away. What is new waits while the list is held.
 * @param stops as the server has them now
 * @param sheet names the sheet: another one is shown at once
 */
export function useSteadyStops(stops: readonly RunStop[], sheet: string): StillList {
  const [held, setHeld] = useState<Held | null>(null)
  const [seen, setSeen] = useState<Seen>(() => withSeen({ sheet, stops, left: new Map() }))
  if (seen.sheet !== sheet || seen.stops !== stops)
    setSeen(withSeen({ sheet, stops, left: seen.sheet === sheet ? seen.left : new Map() }))
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = new Map(stops.map((stop) => [stopKey(stop), stop]))
  const isHeld = held?.sheet === sheet
  const shown = isHeld ? held.places.map((place) => asItIs(place, now)) : inOrder(stops, seen, now)
  // What is saved may be saved long after the press, when other stops are shown.
  const latest = useRef({ shown, sheet })
  useEffect(() => {
    latest.current = { shown, sheet }
  })
  const hold = (saved?: RunStop) => {
    const here = latest.current
    setHeld((before) => {
      const isSame = before?.sheet === here.sheet
      if (isSame && !saved) return before
      const places = isSame ? before.places : here.shown
      return {
        sheet: here.sheet,
        places: saved ? places.map((place) => withStop(place, saved)) : places,
      }
    })
    if (saved)
      setSeen((before) => ({
        ...before,
        left: new Map([...before.left].map(([key, place]) => [key, withStop(place, saved)])),
      }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(null), STILL_MS)
  }
  const putAway = (keys: readonly string[]) => {
    setHeld(null)
    setSeen((before) => ({
      ...before,
      left: new Map([...before.left].filter(([key]) => !keys.includes(key))),
    }))
  }
  return { shown, hold, putAway }
}

/** With all that is still to be made, as it is now. */
function withSeen(seen: Seen): Seen {
  const left = new Map(seen.left)
  for (const stop of seen.stops) if (!stop.done) left.set(stopKey(stop), placed(stop))
  return { ...seen, left }
}

function inOrder(
  stops: readonly RunStop[],
  { left }: Seen,
  now: ReadonlyMap<string, RunStop>,
): PlacedStop[] {
  const kept = [...left.values()].map((place) => asItIs(place, now))
  return [...kept, ...stops.filter((stop) => !left.has(stopKey(stop))).map(placed)]
}

function asItIs(place: PlacedStop, now: ReadonlyMap<string, RunStop>): PlacedStop {
  const stop = now.get(stopKey(place.before))
  return { ...place, stop: stop ?? place.stop, gone: stop === undefined }
}

export function stopKey({ orderId, kind }: Pick<RunStop, 'orderId' | 'kind'>): string {
  return `${orderId} ${kind}`
}

function placed(stop: RunStop): PlacedStop {
  const { kind, slot, done, overdue, address, number, turn } = stop
  return { kind, slot, done, overdue, address, number, turn, before: stop, stop, gone: false }
}

function withStop(place: PlacedStop, saved: RunStop): PlacedStop {
  return stopKey(place.before) === stopKey(saved) ? { ...place, stop: saved } : place
}
