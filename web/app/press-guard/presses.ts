// Memory of recent presses: detects a second press on a control, and a press on one that slid under the thumb.

/** Whoever waits for what they pressed presses again no later. */
const IMPATIENT_MS = 1_000
/** A double press comes no later: it is all that is told from presses that are meant where nothing is waited for. */
const DOUBLE_MS = 500
/** A thumb that presses twice hits the same place within so many pixels. */
export const SAME_PX = 40

export type Place = { readonly x: number; readonly y: number }

/** `repeats`: every press on it counts. `opens`: it writes nothing. `chooses`: a box, which is pressed twice to be undone. */
export type Kind = 'writes' | 'opens' | 'repeats' | 'chooses'

export type Press = {
  /** Milliseconds on any one clock. */
  readonly at: number
  readonly on: unknown
  readonly kind: Kind
  /** Where, in pixels of the window; null by keyboard, which presses what has the focus. */
  readonly place: Place | null
  /** The dialog that it is in; null for the page itself. */
  readonly dialog: unknown
  /** Whether a control lay at a place near this press when it was made; by keyboard never. */
  readonly lay: (on: unknown, place: Place) => boolean
}

/** `again`: the same control twice. `unanswered`: what it wrote is on its way. `slid`: it came under the thumb since. */
export type Verdict = 'counts' | 'again' | 'unanswered' | 'slid'

type Remembered = Press & { hasWritten: boolean; hasScrolled: boolean; unanswered: number }

export type Presses = {
  /** Judges a press; one that counts is remembered, one that doesn't prolongs nothing. */
  judge: (press: Press) => Verdict
  /** Ties what the latest press writes to it; gives what to call once that is answered. */
  beginWrite: () => () => void
  /** Somebody scrolled: what lies under the thumb by now was brought there. */
  scroll: () => void
  /** Something was typed or chosen: whatever is pressed next is meant. */
  forget: () => void
}

export function createPressFilter(): Presses {
  let remembered: readonly Remembered[] = []
  return {
    judge(press) {
      remembered = remembered.filter(
        (each) => each.unanswered > 0 || press.at - each.at < IMPATIENT_MS,
      )
      for (const each of remembered) {
        const verdict = verdictBeside(each, press)
        if (verdict !== 'counts') return verdict
      }
      if (press.kind !== 'chooses')
        remembered = [
          ...remembered.filter(({ on }) => on !== press.on),
          { ...press, hasWritten: false, hasScrolled: false, unanswered: 0 },
        ]
      return 'counts'
    },
    beginWrite() {
      const press = remembered.at(-1)
      if (!press) return () => {}
      press.hasWritten = true
      press.unanswered += 1
      return () => {
        press.unanswered -= 1
      }
    },
    scroll() {
      for (const each of remembered) each.hasScrolled = true
    },
    forget() {
      remembered = []
    },
  }
}

function verdictBeside(earlier: Remembered, press: Press): Verdict {
  const since = press.at - earlier.at
  if (earlier.on === press.on) {
    if (press.kind === 'repeats' || press.kind === 'chooses') return 'counts'
    if (since < (press.kind === 'opens' ? DOUBLE_MS : IMPATIENT_MS)) return 'again'
    return press.kind === 'writes' && earlier.unanswered > 0 ? 'unanswered' : 'counts'
  }
  const isWaitedFor = earlier.hasWritten || earlier.dialog !== press.dialog
  const isSoon = since < (isWaitedFor ? IMPATIENT_MS : DOUBLE_MS)
  return isSoon && hasSlidUnder(earlier, press) ? 'slid' : 'counts'
}

function hasSlidUnder(earlier: Remembered, { on, place }: Press): boolean {
  if (earlier.hasScrolled || earlier.place === null || place === null) return false
  const isSamePlace =
    Math.abs(earlier.place.x - place.x) <= SAME_PX && Math.abs(earlier.place.y - place.y) <= SAME_PX
  return isSamePlace && !earlier.lay(on, place)
}
