// Button that opens the dialog for handing over a rider's run.
import { UserRoundX } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Rider, RunStop } from '#contract/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { runHandOver } from '#words/en/run-sheet/riders.ts'

const HandOverDialog = lazyPart(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}))

/** Nothing on a sheet where no rider has a stop or clothes left. */
export function HandOverRun({ stops, date }: { stops: readonly RunStop[]; date: string }) {
  const words = useWords(runHandOver)
  const [riders, setRiders] = useState<readonly Rider[] | null>(null)
  const left = new Map(
    stops
      .flatMap(({ rider, clothesWith, done }) => (done ? [] : [rider, clothesWith]))
      .flatMap((rider) => (rider ? [[rider._id, rider] as const] : [])),
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
          <UserRoundX aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">{words.open}</span>
        </Button>
      )}
      {riders && (
        <Suspense>
          <HandOverDialog riders={riders} date={date} onClose={() => setRiders(null)} />
        </Suspense>
      )}
    </>
  )
}
