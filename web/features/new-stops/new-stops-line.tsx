// Line that says who gets new stops, with the way to change it.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { NewStops } from '#contract/run-sheet/new-stops.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { newStops } from '#words/en/run-sheet/new-stops.ts'
import { NEW_STOPS } from './new-stops-query.ts'

const NewStopsDialog = lazyPart(async () => ({
  default: (await import('./new-stops-dialog.tsx')).NewStopsDialog,
}))

/** Nothing until it is known: the stops themselves come first. */
export function NewStopsLine() {
  const words = useWords(newStops)
  const canChange = useSession().user?.permissions?.includes('run') === true
  const rules = useQuery(NEW_STOPS)
  const [isOpen, setOpen] = useState(false)
  if (!rules.data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <p className="max-w-prose wrap-anywhere">
        {sentences(rules.data, words).join(' ')}
        {rules.data.gone.length > 0 && (
          <strong className="text-danger-text"> {words.gone({ names: rules.data.gone })}</strong>
        )}
      </p>
      {canChange && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.changeWho}
          onClick={() => setOpen(true)}
        >
          {words.change}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <NewStopsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function sentences({ takesAll, areas }: NewStops, words: typeof newStops): string[] {
  if (areas.length === 0) return [takesAll ? words.toRider(takesAll) : words.toNobody]
  return [
    ...areas.map(({ rider, pins }) => words.areaOf({ name: rider.name, pins })),
    takesAll ? words.othersToRider(takesAll) : words.othersToNobody,
  ]
}
