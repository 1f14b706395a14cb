// Press guard as a component, with the word beside a thumb for a dropped press.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { droppedPresses } from '#words/en/base/dropped-presses.ts'
import { useWords } from '#web/lib/words.ts'
import { type Dropped, guardPresses } from './guard-presses.ts'

const SHOWN_MS = 2_000

/** Stands once in the document. */
export function PressGuard() {
  const [dropped, setDropped] = useState<Dropped | null>(null)
  useEffect(() => guardPresses(setDropped), [])
  useEffect(() => {
    if (!dropped) return
    const timer = setTimeout(() => setDropped(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [dropped])
  return dropped && <DroppedPress dropped={dropped} />
}

function DroppedPress({ dropped: { verdict, place } }: { dropped: Dropped }) {
  const words = useWords(droppedPresses)
  const ref = useRef<HTMLOutputElement>(null)
  // Above an open dialog, too.
  useLayoutEffect(() => ref.current?.showPopover?.(), [])
  const isHigh = place.y < 96
  return (
    <output
      ref={ref}
      popover="manual"
      style={{
        left: `clamp(8rem, ${place.x}px, 100vw - 8rem)`,
        top: `${place.y + (isHigh ? 32 : -32)}px`,
      }}
      className={`pointer-events-none fixed m-0 w-max max-w-60 -translate-x-1/2 rounded-md bg-night px-3 py-2 text-center text-sm font-semibold text-on-night shadow-float ${isHigh ? '' : '-translate-y-full'}`}
    >
      {words[verdict]}
    </output>
  )
}
