// The dropdown that sets an order's status: asks where there is something to say first, shows the new one at once, takes it back when it can't be saved.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import { type HandOvers, statusesOf } from '#domain/hand-over.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { statusLabel } from '#words/en/order-statuses.ts'
import { setStatus } from '#words/en/set-status.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { saveStatus, statusPreviewOf } from './status-changes.ts'
import { StatusQuestion } from './status-question.tsx'
import { offerUndo } from './pending-undos.ts'

type StatusControlProps = {
  order: Pick<StaffOrder, '_id' | 'number' | 'status'> & HandOvers
  /** Shows what came of it; the order as it is then, or null where it is to be read again. */
  onSaved: (order: StaffOrder | null) => unknown
}

/** Any status that the order can have may follow any other. */
export function StatusControl({ order, onSaved }: StatusControlProps) {
  const client = useQueryClient()
  const words = useWords(setStatus)
  const label = useWords(statusLabel)
  const [asking, setAsking] = useState<OrderStatus | null>(null)
  const saving = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `status of ${order._id}` },
    mutationFn: async (status: OrderStatus) => {
      if (await hasToAsk(status)) return setAsking(status)
      const saved = await saveStatus(order._id, status)
      offerUndo(words.setOne({ ...order, status }), [saved.undo])
      await onSaved(saved)
    },
  })
  const met = statusesOf(order)
  const offered = met.includes(order.status) ? met : [order.status, ...met]
  const shown = saving.isPending ? saving.variables : order.status

  /** Money that stays due is said first, as it is due at this moment. */
  async function hasToAsk(status: OrderStatus): Promise<boolean> {
    if (status === order.status) return false
    if (status === 'cancelled') return true
    if (status !== 'completed') return false
    const { unpaid } = await client.query(statusPreviewOf([order._id], status))
    return unpaid.orders > 0
  }

  function failureText(error: unknown): string {
    const reason = error instanceof ApiError ? error.message : words.tryAgain
    return words.notSaved({ ...order, reason })
  }

  return (
    <div>
      <Select
        label={words.statusOf(order)}
        hideLabel
        value={shown}
        aria-busy={saving.isPending}
        error={saving.isError ? failureText(saving.error) : undefined}
        onKeyDown={openInsteadOfChanging}
        onChange={(event) => saving.mutate(event.target.value as OrderStatus)}
      >
        {offered.map((status) => (
          <option key={status} value={status}>
            {label(status, order)}
          </option>
        ))}
      </Select>
      <output className="mt-1 flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {saving.isPending && (
          <>
            <Spinner />
            {words.saving}
          </>
        )}
      </output>
      {asking !== null && (
        <StatusQuestion
          orders={[order]}
          status={asking}
          onClose={() => setAsking(null)}
          onSaved={([result]) => {
            if (result?.outcome === 'failed') return
            setAsking(null)
            void onSaved(null)
          }}
        />
      )}
    </div>
  )
}

/**
 * On a closed list arrows and letters would set one status after the other, and notify the customer of each;
 * they open the list instead.
 */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>): void {
  const changes = event.key.startsWith('Arrow') || event.key.length === 1 || PAGING.has(event.key)
  if (!changes || event.ctrlKey || event.metaKey || event.altKey) return
  if (!('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}

const PAGING = new Set(['Home', 'End', 'PageUp', 'PageDown'])
