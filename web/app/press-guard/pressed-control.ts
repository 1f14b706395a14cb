// Control that an event presses, its kind, and the controls around a press.
import { type Kind, type Place, SAME_PX } from './presses.ts'

/** Typing into a field is no press. */
const CONTROLS =
  'button, summary, a[href], [role=menuitem], label, select, input[type=checkbox], input[type=radio]'
/** Marked by what draws it: `data-repeats` counts up or steps, `data-opens` shows something or leads somewhere. */
const REPEATS = '[data-repeats] *, [data-repeats]'
const OPENS = 'a[href], summary, [role=tab], [aria-expanded], [aria-haspopup], [data-opens]'
const CHOOSES = 'label, select, input'

/** The distance of the places around a press that are looked at; no control is smaller. */
const STEP_PX = 20

/** Menus open as soon as the pointer is down, everything else once it is up again. */
export const OPENS_BY_POINTER = '[aria-haspopup=menu]'

/** What a press on `target` presses; null where nothing takes it. A box and its label are one control. */
export function findPressedControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  // Beside a dialog a press closes it.
  if (target.matches('dialog[open]')) return target
  const control = target.closest(CONTROLS)
  return control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control
}

export function controlKindOf(control: Element): Kind {
  if (control.matches(REPEATS)) return 'repeats'
  if (control.matches(CHOOSES)) return 'chooses'
  return control.matches(OPENS) || control instanceof HTMLDialogElement ? 'opens' : 'writes'
}

/**
 * Looks at what lies around a place now; gives whether a control lay at a place of these then.
 * @param scrolls how often something was scrolled so far; what has only been scrolled there didn't slide
 */
export function snapshotControls(
  { x, y }: Place,
  scrolls: () => number,
): (on: unknown, place: Place) => boolean {
  const boxes = new Map<unknown, DOMRect>()
  for (let right = -SAME_PX; right <= SAME_PX; right += STEP_PX) {
    for (let down = -SAME_PX; down <= SAME_PX; down += STEP_PX) {
      const control = findPressedControl(document.elementFromPoint(x + right, y + down))
      if (control) boxes.set(control, control.getBoundingClientRect())
    }
  }
  const elsewhere = new Set<unknown>(
    [...document.querySelectorAll(CONTROLS)].filter((each) => each.checkVisibility?.() ?? true),
  )
  const before = scrolls()
  return (on, place) => {
    const box = boxes.get(on)
    if (box && isWithin(box, place)) return true
    return elsewhere.has(on) && scrolls() > before
  }
}

function isWithin({ left, right, top, bottom }: DOMRect, { x, y }: Place): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
