// Line under an address: whether it is in the service area.
import { CircleCheck, MapPinOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Coverage } from './use-coverage.ts'

/** Silent until the address has a whole PIN code. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const { problem, pin, answer, failed, retry } = coverage
  return (
    <div aria-live="polite" className="-mt-2 text-sm empty:hidden">
      {failed && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {`We couldn’t check ${pin}. You can go on; it is checked again with your order.`}
          <Button variant="quiet" size="sm" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
      {answer?.served && (
        <p className="flex items-center gap-2 font-medium text-success-text">
          <CircleCheck aria-hidden="true" size={18} />
          {`${pin}: ${answer.message}`}
        </p>
      )}
      {problem !== null && (
        <p className="flex items-center gap-2 font-medium text-danger-text">
          <MapPinOff aria-hidden="true" size={18} className="shrink-0" />
          {`${pin}: ${problem}`}
        </p>
      )}
    </div>
  )
}
