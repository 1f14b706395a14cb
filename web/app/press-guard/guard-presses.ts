// Press guard of the document: passes a press on to its control, or drops it and shows a word.
import { setWriteCallListener } from '#web/lib/writes.ts'
import {
  findPressedControl,
  snapshotControls,
  controlKindOf,
  OPENS_BY_POINTER,
} from './pressed-control.ts'
import { type Place, createPressFilter, type Verdict } from './presses.ts'

export type Dropped = {
  readonly verdict: Exclude<Verdict, 'counts'>
  /** Where it was pressed, in pixels of the window. */
  readonly place: Place
}

/**
 * Guards every press on the page.
 * @param onDropped hears of each press that did nothing
 * @returns what ends it
 */
export function guardPresses(onDropped: (dropped: Dropped) => void): () => void {
  const presses = createPressFilter()
  let scrolls = 0
  /** A key that is held presses again and again. */
  let isHeld = false
  /** While what a press calls is run: the writes that begin then are its own. */
  let isBeingHandled = false

  const judge = (event: Event, control: Element, place: Place | null) => {
    const kind = controlKindOf(control)
    const lay = place && kind !== 'chooses' ? snapshotControls(place, () => scrolls) : () => false
    const dialog = control.closest('dialog[open]')
    const press = { at: performance.now(), on: control, kind, place, dialog, lay }
    const verdict = place === null && isHeld && kind !== 'repeats' ? 'again' : presses.judge(press)
    if (verdict === 'counts') {
      // A box is not remembered.
      isBeingHandled = kind !== 'chooses'
      // After everything that it calls and all that waits for nothing else.
      setTimeout(() => (isBeingHandled = false))
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    onDropped({ verdict, place: place ?? middleOf(control) })
  }
  const onClick = (event: MouseEvent) => {
    const control = findPressedControl(event.target)
    // By keyboard it has no place.
    const place = event.detail === 0 ? null : { x: event.clientX, y: event.clientY }
    if (control && !control.matches(OPENS_BY_POINTER)) judge(event, control, place)
  }
  const onPointerDown = (event: PointerEvent) => {
    const control = findPressedControl(event.target)
    if (control?.matches(OPENS_BY_POINTER))
      judge(event, control, { x: event.clientX, y: event.clientY })
  }
  const onSubmit = (event: SubmitEvent) => {
    // What has a button is sent by a press on it.
    if (event.target instanceof Element && event.submitter === null)
      judge(event, event.target, null)
  }
  const onKey = ({ type, repeat }: KeyboardEvent) => {
    isHeld = type === 'keydown' && repeat
  }
  const onScroll = () => (scrolls += 1)

  setWriteCallListener(() => (isBeingHandled ? presses.beginWrite() : () => {}))
  const ends = new AbortController()
  const options = { capture: true, signal: ends.signal }
  window.addEventListener('click', onClick, options)
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('submit', onSubmit, options)
  window.addEventListener('keydown', onKey, options)
  window.addEventListener('keyup', onKey, options)
  window.addEventListener('input', presses.forget, options)
  window.addEventListener('scroll', onScroll, { ...options, passive: true })
  window.addEventListener('wheel', presses.scroll, { ...options, passive: true })
  window.addEventListener('touchmove', presses.scroll, { ...options, passive: true })
  return () => ends.abort()
}

function middleOf(control: Element): Place {
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
