// Tells the second press of a double press from one that is meant: it comes soon and at the same place.

/** So long after a press another one at its place belongs to it; nobody reads what has come there any faster. */
const DOUBLE_MS = 500
/** A thumb that presses twice hits the same place within so many pixels. */
const SAME_PX = 40

export type Press = {
  /** Milliseconds on any one clock. */
  readonly at: number
  /** Where, in pixels; null for one by keyboard, which is where the focus is. */
  readonly place: { readonly x: number; readonly y: number } | null
  /** What was pressed. */
  readonly on: unknown
}

/**
 * Remembers the latest press; `isDouble` says whether the next one is its double, and presses that go on count as one.
 * `forget` is for when something else was done between.
 */
export function doublePresses(): { isDouble: (press: Press) => boolean; forget: () => void } {
  let latest: Press | null = null
  return {
    isDouble(press) {
      const isDouble =
        latest !== null && press.at - latest.at < DOUBLE_MS && isSamePlace(latest, press)
      latest = press
      return isDouble
    },
    forget() {
      latest = null
    },
  }
}

function isSamePlace(one: Press, other: Press): boolean {
  if (one.place === null || other.place === null) return one.on === other.on
  return (
    Math.abs(one.place.x - other.place.x) <= SAME_PX &&
    Math.abs(one.place.y - other.place.y) <= SAME_PX
  )
}
