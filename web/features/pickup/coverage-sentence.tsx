// Line under an address: whether it is in the service area.
import { CircleCheck, MapPinOff } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { coverageLine } from '#words/en/slots/coverage-line.ts'
import type { Coverage } from './use-coverage.ts'

/** Silent until the address has a whole PIN code. */
export function CoverageSentence({ coverage }: { coverage: Coverage }) {
  const words = useWords(coverageLine)
  const { problem, answer, failed, retry } = coverage
  const pin = coverage.pin ?? ''
  return (
    <div aria-live="polite" className="-mt-2 text-sm empty:hidden">
      {failed && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {words.notChecked({ pin })}
          <Button variant="quiet" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {answer?.served && (
        <p className="flex items-center gap-2 font-medium text-success-text">
          <CircleCheck aria-hidden="true" size={18} />
          {words.checked({ pin, message: answer.message })}
        </p>
      )}
      {problem !== null && (
        <p className="flex items-center gap-2 font-medium text-danger-text">
          <MapPinOff aria-hidden="true" size={18} className="shrink-0" />
          {words.checked({ pin, message: problem })}
        </p>
      )}
    </div>
  )
}
