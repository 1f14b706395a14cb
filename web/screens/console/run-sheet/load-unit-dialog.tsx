// Loading dialog: each bag is scanned, and each delivery shows its number of loaded bags.
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { loadUnit, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { cacheStop } from './sheet-queries.ts'

type LoadDialogProps = { stops: readonly RunStop[]; onClose: () => void }

export function LoadUnitDialog({ stops, onClose }: LoadDialogProps) {
  const words = useWords(atTheDoor)
  const client = useQueryClient()
  const load = useAction(loadUnit, {
    networkMode: 'always',
    failed: words.notLoaded,
    keyed: true,
    input: (tag: string) => ({ body: { tag } }),
    onDone: (stop) => cacheStop(client, stop),
  })
  const toLoad = stops.filter(({ units, done }) => units.length > 0 && !done)
  return (
    <Dialog open onClose={onClose} title={words.load} description={words.loadAbout}>
      <div className="grid grid-cols-1 gap-4">
        <ScanField
          busy={load.isPending}
          label={words.loadScan}
          hint={words.loadScanHint}
          onScan={load.sendAsync}
        />
        <FormProblem problem={load.problem} />
        {toLoad.length === 0 && <p className="text-ink-soft">{words.nothingToLoad}</p>}
        <ul>
          {toLoad.map((stop) => (
            <Loaded key={stop.orderId} stop={stop} isLast={load.data?.orderId === stop.orderId} />
          ))}
        </ul>
        <Button wide variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

function Loaded({ stop, isLast }: { stop: RunStop; isLast: boolean }) {
  const words = useWords(atTheDoor)
  const all = stop.units.filter(({ place }) => place !== 'written_off').length
  const loaded = stop.units.filter(({ place }) =>
    ['rider', 'customer', 'guard', 'neighbour'].includes(place),
  ).length
  const isIn = loaded === all
  return (
    <li
      className={`flex items-center gap-3 border-t border-line px-2 py-3 first:border-0 ${isIn ? 'bg-success-wash text-success-text' : ''} ${isLast ? 'font-semibold' : ''}`}
    >
      <span className="min-w-0 grow wrap-anywhere">
        <bdi>{stop.name}</bdi>{' '}
        <span translate="no" className="whitespace-nowrap">
          {stop.number}
        </span>
      </span>
      <span className="text-right">
        {isIn ? words.allLoaded({ all }) : words.loaded({ loaded, all })}
      </span>
      {isIn && <Check aria-hidden="true" size={20} className="shrink-0" />}
    </li>
  )
}
