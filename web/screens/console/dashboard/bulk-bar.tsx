// Status for all selected orders: confirmed once, answered order by order.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusResult } from '#contract/orders/order-list.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import {
  ORDER_STATUSES,
  type OrderStatus,
  isOrderStatus,
} from '#domain/orders/record/order-lifecycle.ts'
import { statusLabels } from '#words/en/orders/order-statuses.ts'
import { setStatus } from '#words/en/orders/console/set-status.ts'
import { StatusConfirmation } from '#web/features/orders/status/status-confirmation.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { BulkActions } from './bulk/bulk-actions.tsx'
import { refreshConsole } from './console-queries.ts'

type Failure = { id: string; number: string; message: string }
type Named = Pick<StaffOrder, '_id' | 'number' | 'pickupHandOver' | 'deliveryHandOver'>
type Failures = { status: OrderStatus; orders: readonly Failure[] }

type BulkBarProps = {
  selected: readonly StaffOrder[]
  onSelect: (ids: readonly string[]) => void
}

/** Stays at the foot of the window while anything is selected, and until what failed is read. */
export function BulkBar({ selected, onSelect }: BulkBarProps) {
  const client = useQueryClient()
  const words = useWords(setStatus)
  const labels = useWords(statusLabels)
  const [wanted, setWanted] = useState<OrderStatus | ''>('')
  const [asking, setAsking] = useState<OrderStatus | null>(null)
  const [failures, setFailures] = useState<Failures | null>(null)

  const [asked, setAsked] = useState<readonly Named[]>([])

  if (selected.length === 0 && failures === null) return null
  const changing = selected.filter(({ status }) => status !== wanted)
  const ask = (orders: readonly Named[], status: OrderStatus) => {
    setAsked(orders)
    setAsking(status)
  }
  const showResults = (results: readonly StatusResult[], status: OrderStatus) => {
    const failed = failedIn(results, asked)
    setFailures(failed.length > 0 ? { status, orders: failed } : null)
    onSelect(failed.map(({ id }) => id))
    setAsking(null)
    setWanted('')
    refreshConsole(client)
  }

  return (
    <section
      aria-label={words.selectedOrders}
      className="sticky bottom-[calc(var(--bar)+0.75rem)] z-20 mt-4 grid animate-rise gap-4 rounded-cut border border-edge bg-sheet p-4 shadow-float"
    >
      {failures && (
        <FailedOrders
          failures={failures}
          onRetry={() =>
            ask(
              failures.orders.map(({ id, number }) => ({ _id: id, number })),
              failures.status,
            )
          }
          onDismiss={() => setFailures(null)}
        />
      )}
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <output className="mr-auto font-semibold">{words.selected(selected.length)}</output>
          <Select
            label={words.setSelectedTo}
            hideLabel
            className="min-w-48 grow sm:grow-0"
            value={wanted}
            onChange={({ target }) => setWanted(isOrderStatus(target.value) ? target.value : '')}
          >
            <option value="">{words.choose}</option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {labels[status]}
              </option>
            ))}
          </Select>
          <Button
            size="sm"
            className="min-h-12"
            disabled={wanted === '' || changing.length === 0}
            onClick={() => wanted !== '' && ask(selected, wanted)}
          >
            {words.setThem}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onSelect([])}>
            {words.selectNone}
          </Button>
        </div>
      )}
      {selected.length > 0 && (
        <BulkActions
          selected={selected}
          onDone={(failed) => {
            onSelect(failed)
            refreshConsole(client)
          }}
        />
      )}
      {asking !== null && (
        <StatusConfirmation
          orders={asked}
          status={asking}
          onClose={() => setAsking(null)}
          onSaved={(results) => showResults(results, asking)}
        />
      )}
    </section>
  )
}

/** @param asked the orders that the results are of */
function failedIn(results: readonly StatusResult[], asked: readonly Named[]): Failure[] {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ id, message }) => ({
      id,
      number: asked.find(({ _id }) => _id === id)?.number ?? id,
      message: message ?? '',
    }))
}

type FailedOrdersProps = {
  failures: Failures
  onRetry: () => void
  onDismiss: () => void
}

function FailedOrders({ failures, onRetry, onDismiss }: FailedOrdersProps) {
  const words = useWords(setStatus)
  const { orders, status } = failures
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-danger bg-danger-wash p-4">
      <p className="font-semibold text-danger-text">
        {words.couldNotBeSet({ count: orders.length, status })}
      </p>
      <ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
        {orders.map(({ id, number, message }) => (
          <li key={id}>
            <span className="font-semibold">{number}</span>: {message}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {words.leaveThem}
        </Button>
      </div>
    </div>
  )
}
