// What a stop says of a delivery that couldn't be made: the way to say so, and that it was so last time.
import { useState } from 'react'
import type { RunStop } from '#contract/run-sheet.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { bringingBack } from '#words/en/bringing-back.ts'
import { BringBackDialog } from './bring-back-dialog.tsx'
import type { StillList } from './use-still-list.ts'

export function BringBack({ stop, hold }: { stop: RunStop; hold: StillList['hold'] }) {
  const words = useWords(bringingBack)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button wide variant="quiet" onClick={() => setIsAsked(true)}>
        {words.cant}
        <span className="sr-only"> {stop.number}</span>
      </Button>
      {isAsked && <BringBackDialog stop={stop} hold={hold} onClose={() => setIsAsked(false)} />}
    </>
  )
}

/** Nothing where it wasn't brought back, or is out again. */
export function BroughtBack({ stop: { broughtBack } }: { stop: RunStop }) {
  const words = useWords(bringingBack)
  const time = useLaundryTime()
  if (broughtBack === null) return null
  const { at, reason } = broughtBack
  return (
    <p className="font-semibold wrap-anywhere text-accent-text">
      {words.was({ at: time.dateTime(at), reason })}
    </p>
  )
}
