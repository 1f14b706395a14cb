// A keyboard scanner: it types a code anywhere on the page, and presses Enter.
import { useEffect, useEffectEvent } from 'react'

/** Who types with their fingers waits longer between two keys. */
const PAUSE_MS = 400

/** Hands on what is typed where no field has the focus, as soon as Enter follows. */
export function useScanner(onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let text = ''
    let last = 0
    const onKey = (event: KeyboardEvent) => {
      const isField =
        event.target instanceof Element && event.target.matches('input, textarea, select')
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - last > PAUSE_MS) text = ''
      last = event.timeStamp
      if (event.key.length === 1) text += event.key
      if (event.key !== 'Enter' || text.length < 8) return
      // A button that has the focus isn't pressed by it.
      event.preventDefault()
      scanned(text)
      text = ''
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
