// Whether a phone's keyboard covers a part of the screen, detected from the page's height because no browser reports
// it.
import { useEffect, useState } from 'react'
import { isKeyboardOpen } from './keyboard-open.ts'

const TYPED_INTO =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range])'

export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const tallest = new Map<number, number>()
    const look = () => {
      const { width, height } = seen()
      tallest.set(width, Math.max(height, tallest.get(width) ?? 0))
      const isTyping = document.activeElement?.matches(TYPED_INTO) ?? false
      setOpen(isKeyboardOpen({ isTyping, height, tallest: tallest.get(width)! }))
    }
    look()
    const events = new AbortController()
    const { signal } = events
    window.visualViewport?.addEventListener('resize', look, { signal })
    window.addEventListener('resize', look, { signal })
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('focusout', look, { signal })
    return () => events.abort()
  }, [])
  return isOpen
}

/** What is seen of the page, in its own pixels: zooming in makes no keyboard. */
function seen(): { width: number; height: number } {
  const { visualViewport: view, innerWidth, innerHeight } = window
  return { width: innerWidth, height: view ? view.height * view.scale : innerHeight }
}
