// Lets the second press of a double press do nothing, on any control within.
import { type MouseEvent, type ReactNode, useState } from 'react'
import { doublePresses } from './double-press.ts'

/** What acts when it is pressed. Fields and boxes only choose; counts and what opens and closes take every press. */
const ACTS = 'button, summary, a[href], [role=menuitem]'
const REPEATS = '[data-repeats]'

/** Dialogs and menus count as within that are opened from within, wherever they lie on the page. */
export function DoublePressGuard({ children }: { children: ReactNode }) {
  const [presses] = useState(doublePresses)
  const guard = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest(REPEATS)) return
    const control = target.closest(ACTS)
    if (!control) return
    const { clientX: x, clientY: y, detail, timeStamp } = event
    // A press by keyboard has no place.
    const place = detail === 0 ? null : { x, y }
    if (!presses.isDouble({ at: timeStamp, place, on: control })) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // It takes no press itself; it decides which ones reach what does, the keyboard's included.
    <div className="contents" onClickCapture={guard} onInputCapture={presses.forget}>
      {children}
    </div>
  )
}
