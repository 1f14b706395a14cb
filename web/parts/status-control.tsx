// The dropdown that sets an order's status: shows the new one at once, says that it is being saved, takes it back when it can't be.
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from '#domain/order-lifecycle.ts'
import { ApiError } from '#web/api.ts'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const CHOICES: readonly OrderStatus[] = [...ORDER_STATUSES.map(({ code }) => code), 'cancelled']

type StatusControlProps = {
  order: Pick<StaffOrder, '_id' | 'number' | 'status'>
  /** Saves a status on the server and shows what came of it. */
  save: (status: OrderStatus) => Promise<unknown>
  /** Asked for instead of saving "Cancelled", where there is more to say about it. */
  onCancel?: () => void
}

/** Any status may follow any other (product section 3). */
export function StatusControl({ order, save, onCancel }: StatusControlProps) {
  const saving = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `status of ${order._id}` },
    mutationFn: save,
  })
  const shown = saving.isPending ? saving.variables : order.status

  return (
    <div>
      <Select
        label={`Status of order ${order.number}`}
        hideLabel
        value={shown}
        aria-busy={saving.isPending}
        error={saving.isError ? failureText(saving.error, order.status) : undefined}
        onKeyDown={openInsteadOfChanging}
        onChange={(event) => {
          const status = event.target.value as OrderStatus
          if (status === 'cancelled' && onCancel) onCancel()
          else saving.mutate(status)
        }}
      >
        {CHOICES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
      <output className="mt-1 flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {saving.isPending && (
          <>
            <Spinner />
            Saving…
          </>
        )}
      </output>
    </div>
  )
}

function failureText(error: unknown, status: OrderStatus): string {
  const reason = error instanceof ApiError ? error.message : 'Please try again.'
  return `Not saved, still ${STATUS_LABELS[status]}. ${reason}`
}

/**
 * On a closed list arrows and letters would set one status after the other, each told to the customer;
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
