// Failed visits of a stop: the button that reports one, and a note about the last.
import { useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { FailedVisitDialog } from './failed-visit-dialog.tsx'
import type { Completions } from './use-completions.ts'

type BringBackProps = { stop: RunStop; onBring: Completions['bringBack'] }

export function FailedVisitButton({ stop, onBring }: BringBackProps) {
  const words = useWords(bringingBack)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button wide variant="quiet" onClick={() => setIsAsked(true)}>
        {words.cant(stop)}
        <span className="sr-only"> {stop.number}</span>
      </Button>
      {isAsked && (
        <FailedVisitDialog
          stop={stop}
          onClose={() => setIsAsked(false)}
          onBring={(why) => onBring(stop, why)}
        />
      )}
    </>
  )
}

/** Nothing where it wasn't brought back, or is out again. */
export function FailedVisitNotice({ stop: { kind, broughtBack } }: { stop: RunStop }) {
  const words = useWords(bringingBack)
  const time = useLaundryTime()
  if (broughtBack === null) return null
  const { at, reason } = broughtBack
  return (
    <p className="font-semibold wrap-anywhere text-accent-text">
      {words.was({ kind, at: time.dateTime(at), reason })}
    </p>
  )
}
