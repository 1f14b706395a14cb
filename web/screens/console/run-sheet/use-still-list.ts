// Keeps the sheet's stops where they are while somebody presses buttons among them; what changed is shown in place.
import { useEffect, useRef, useState } from 'react'
import type { RunStop } from '#contract/run-sheet.ts'
import type { StopPlace } from '#domain/run-sheet.ts'

/** The list is put in order again once it was left alone for so long. */
const STILL_MS = 8_000

/** A stop where it stands on the screen. `done` says in which list, whatever became of the stop since. */
export type PlacedStop = StopPlace & {
  readonly address: string
  readonly number: string
  /** As it was when the list was last put in order: the room it takes is the room of this. */
  readonly before: RunStop
  /** As it is now. */
  readonly stop: RunStop
  /** It is on this sheet no more. */
  readonly gone: boolean
}

type Held = { sheet: string; places: readonly PlacedStop[] }

export type StillList = {
  shown: readonly PlacedStop[]
  /** Keeps everything where it is, from now on for some seconds; `saved` is shown in its place. */
  hold: (saved?: RunStop) => void
}

/**
 * @param stops as the server has them now; those that are new wait while the list is held
 * @param sheet names the sheet: another one is shown at once
 */
export function useStillList(stops: readonly RunStop[], sheet: string): StillList {
  const [held, setHeld] = useState<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What is saved may be saved long after the press, when other stops are shown.
  const latest = useRef({ stops, sheet })
  useEffect(() => {
    latest.current = { stops, sheet }
  })
  const isHeld = held?.sheet === sheet
  const hold = (saved?: RunStop) => {
    const here = latest.current
    setHeld((before) => {
      const isSame = before?.sheet === here.sheet
      if (isSame && !saved) return before
      const places = isSame ? before.places : here.stops.map(placed)
      return {
        sheet: here.sheet,
        places: saved ? places.map((place) => withStop(place, saved)) : places,
      }
    })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(null), STILL_MS)
  }
  const now = new Map(stops.map((stop) => [keyOf(stop), stop]))
  const shown = isHeld
    ? held.places.map((place) => {
        const stop = now.get(keyOf(place.before))
        return { ...place, stop: stop ?? place.stop, gone: stop === undefined }
      })
    : stops.map(placed)
  return { shown, hold }
}

export function keyOf({ orderId, kind }: Pick<RunStop, 'orderId' | 'kind'>): string {
  return `${orderId} ${kind}`
}

function placed(stop: RunStop): PlacedStop {
  const { kind, slot, done, overdue, address, number } = stop
  return { kind, slot, done, overdue, address, number, before: stop, stop, gone: false }
}

function withStop(place: PlacedStop, saved: RunStop): PlacedStop {
  return keyOf(place.before) === keyOf(saved) ? { ...place, stop: saved } : place
}
