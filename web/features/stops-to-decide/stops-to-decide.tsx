// Misfits, late stops and bags of no order: what riders did at doors, decided in one press.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { stopMisfits } from '#words/en/run-sheet/stop-misfits.ts'
import { DoorBagRow } from './door-bag-row.tsx'
import { LateStopRow } from './late-stop-row.tsx'
import { MisfitRow } from './misfit-row.tsx'
import { DOOR_BAGS, LATE_STOPS, STOP_MISFITS } from './queries.ts'

/** For those with everybody's run; nothing while nothing waits. */
export function StopsToDecide() {
  const words = useWords(stopMisfits)
  const misfits = useQuery(STOP_MISFITS)
  const late = useQuery(LATE_STOPS)
  const bags = useQuery(DOOR_BAGS)
  const id = useId()
  const failed = [misfits, late, bags].find((query) => query.isError && !query.data)
  if (failed) return <FailedQueryNotice what={words.notLoaded} query={failed} />
  const count = [misfits, late, bags].reduce((sum, { data }) => sum + (data?.length ?? 0), 0)
  if (count === 0) return null
  return (
    <Panel as="section" aria-labelledby={id} className="grid grid-cols-1 gap-4 p-4!">
      <div>
        <h2 id={id} className="flex items-baseline justify-between gap-3 text-lg">
          {words.title}
          <span className="font-display text-xl font-bold text-danger-text tabular-nums">
            {count}
          </span>
        </h2>
        <p className="mt-1 max-w-2xl text-sm text-ink-soft">{words.about}</p>
      </div>
      <ul aria-labelledby={id} className="grid grid-cols-1 gap-4">
        {misfits.data?.map((stop) => (
          <MisfitRow key={stop._id} stop={stop} />
        ))}
        {late.data?.map((stop) => (
          <LateStopRow key={stop._id} stop={stop} />
        ))}
        {bags.data?.map((bag) => (
          <DoorBagRow key={bag._id} bag={bag} />
        ))}
      </ul>
    </Panel>
  )
}
