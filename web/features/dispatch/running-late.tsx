// Button that opens the dialog for announcing that a rider is late.
import { ClockAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Rider, RunStop } from '#contract/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { runningLate } from '#words/en/run-sheet/riders.ts'

const RunningLateDialog = lazyPart(async () => ({
  default: (await import('./running-late-dialog.tsx')).RunningLateDialog,
}))

/** Nothing where no rider has a stop left. */
export function RunningLate({ stops }: { stops: readonly RunStop[] }) {
  const words = useWords(runningLate)
  const [riders, setRiders] = useState<readonly Rider[] | null>(null)
  const left = new Map(
    stops.flatMap(({ rider, done }) => (rider && !done ? [[rider._id, rider] as const] : [])),
  )
  return (
    <>
      {left.size > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            setRiders([...left.values()].toSorted((a, b) => a.name.localeCompare(b.name)))
          }
        >
          <ClockAlert aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{words.open}</span>
        </Button>
      )}
      {riders && (
        <Suspense>
          <RunningLateDialog riders={riders} onClose={() => setRiders(null)} />
        </Suspense>
      )}
    </>
  )
}
