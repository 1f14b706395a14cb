// Lets the second press of a double press do nothing, wherever one press writes something.
import clsx from 'clsx'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'

/** So long after a press nothing guarded takes another one. */
const REST_MS = 1_000

/** What acts when it is pressed; boxes and fields only choose, and counts go up press by press. */
const ACTS = 'button, summary, a[href]'
const REPEATS = '[data-repeats]'

let isResting = false
/** The press that was let through last; a guard inside of another one sees it again. */
let taken: Event | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

type TapGuardProps = {
  /** What writes, and the dialogs it opens. */
  children: ReactNode
}

/**
 * Everything inside takes one press a second, from all such parts together: there is one thumb. What a
 * press opens or moves under it can't be pressed by the next one, and presses that go on count as one.
 */
export function TapGuard({ children }: TapGuardProps) {
  const resting = useSyncExternalStore(listen, () => isResting, notOnServer)
  return (
    // It takes no press itself; it decides which ones reach what does, the keyboard's included.
    <div className={clsx('contents', resting && 'pointer-events-none')} onClickCapture={guard}>
      {children}
    </div>
  )
}

function guard(event: MouseEvent): void {
  if (event.nativeEvent === taken) return
  if (isResting) {
    event.preventDefault()
    event.stopPropagation()
    return
  }
  const { target } = event
  if (!(target instanceof Element) || !target.closest(ACTS) || target.closest(REPEATS)) return
  taken = event.nativeEvent
  rest()
}

function rest(): void {
  clearTimeout(timer)
  timer = setTimeout(wake, REST_MS)
  if (isResting) return
  isResting = true
  // A press that hits nothing belongs to the burst too.
  document.addEventListener('pointerdown', rest, { capture: true })
  tell()
}

function wake(): void {
  isResting = false
  document.removeEventListener('pointerdown', rest, { capture: true })
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notOnServer(): boolean {
  return false
}
