// Whether the group “Office” of the console's navigation is folded, remembered on each device.
import { useState } from 'react'

const KEY = 'washlineOfficeOpen'

/** Folded until somebody opens it. For what is drawn in the browser alone. */
export function useOfficeGroupOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(wasOpen)
  const toggle = () => {
    setOpen(!isOpen)
    keep(!isOpen)
  }
  return [isOpen, toggle]
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function keep(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing begins with it folded.
  }
}
