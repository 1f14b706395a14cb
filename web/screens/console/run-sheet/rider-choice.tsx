// Rider of a stop, for staff who see all runs.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assignStop, type RunStop } from '#contract/run-sheet/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { RIDERS } from '#web/features/dispatch/rider-queries.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { cacheStop } from './sheet-queries.ts'

const askAssign = addressOf(assignStop)

type RiderChoiceProps = {
  stop: RunStop
  /** All that are made with one ring: they have one rider. */
  orders: readonly RunStop[]
}

/** Nothing where the stop doesn't say whose it is. */
export function RiderChoice({ stop, orders }: RiderChoiceProps) {
  return stop.rider === undefined ? null : <Choice stop={stop} orders={orders} />
}

function Choice({ stop, orders }: RiderChoiceProps) {
  const words = useWords(runSheet)
  const client = useQueryClient()
  const riders = useQuery(RIDERS)
  const assigned = useAction(assignStop, {
    by: async (riderId: string | null) => {
      for (const { orderId, kind, done } of orders)
        if (!done)
          cacheStop(client, await call(askAssign, { params: { orderId, kind }, body: { riderId } }))
    },
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
