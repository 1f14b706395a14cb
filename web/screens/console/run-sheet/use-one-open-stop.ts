// Open stop of the sheet on a phone: one at a time, and the pressed one stays under the thumb.
import { useLayoutEffect, useRef, useState } from 'react'

/** All are closed. */
const NONE = ''

export type OneOpen = {
  isOpen: (key: string) => boolean
  /** Opens a stop and closes the one that was open, or closes it; `at` is what was pressed. */
  toggle: (key: string, at: HTMLElement) => void
}

/**
 * @param keys the stops that can be open; the first one is until another is chosen that is still there
 * @param named the stop that the address names: it is open as soon as it is there, until another is chosen
 */
export function useOneOpenStop(keys: readonly string[], named: string | null): OneOpen {
  const [choice, setChosen] = useState<{ key: string; named: string | null }>()
  const chosen = (choice?.named === named ? choice?.key : undefined) ?? named ?? undefined
  const pressed = useRef<{ at: HTMLElement; top: number } | null>(null)
  const isChosen = chosen === NONE || (chosen !== undefined && keys.includes(chosen))
  const open = isChosen ? chosen : keys[0]
  useLayoutEffect(() => {
    const { current } = pressed
    pressed.current = null
    if (!current?.at.isConnected) return
    // What closes above would pull it up.
    const moved = current.at.getBoundingClientRect().top - current.top
    window.scrollBy({ top: moved, behavior: 'instant' })
  }, [open])
  return {
    isOpen: (key) => key === open,
    toggle: (key, at) => {
      pressed.current = { at, top: at.getBoundingClientRect().top }
      setChosen({ key: key === open ? NONE : key, named })
    },
  }
}
