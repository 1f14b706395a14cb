// Rider of a stop, for staff who see all runs.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assignStop, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { RIDERS } from '#web/features/dispatch/rider-queries.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { cacheStop } from './sheet-queries.ts'

/** Nothing where the stop doesn't say whose it is. */
export function RiderChoice({ stop }: { stop: RunStop }) {
  return stop.rider === undefined ? null : <Choice stop={stop} />
}

function Choice({ stop }: { stop: RunStop }) {
  const words = useWords(runSheet)
  const client = useQueryClient()
  const riders = useQuery(RIDERS)
  const assigned = useAction(assignStop, {
    input: (riderId: string | null) => ({
      params: { orderId: stop.orderId, kind: stop.kind },
      body: { riderId },
    }),
    onDone: (saved) => cacheStop(client, saved),
  })
  const known = riders.data ?? (stop.rider ? [stop.rider] : [])
  return (
    <div className="print:hidden">
      <Select
        label={words.rider}
        value={stop.rider?._id ?? ''}
        disabled={assigned.isPending || stop.done}
        error={assigned.error?.message}
        onChange={(event) => assigned.send(event.target.value || null)}
      >
        <option value="">{words.unassigned}</option>
        {known.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
