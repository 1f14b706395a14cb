// What can be done with the orders that are selected: one status for all of them, asked once, answered order by order.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import {
  ORDER_STATUSES,
  type OrderStatus,
  STATUS_LABELS,
  isOrderStatus,
} from '#domain/order-lifecycle.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshConsole, saveStatuses } from './console-queries.ts'

type Failure = { id: string; number: string; message: string }
type Failures = { status: OrderStatus; orders: readonly Failure[] }

type BulkBarProps = {
  selected: readonly StaffOrder[]
  onSelect: (ids: readonly string[]) => void
}

/** Stays at the foot of the window while anything is selected, and until what failed is read. */
export function BulkBar({ selected, onSelect }: BulkBarProps) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<OrderStatus | ''>('')
  const [isAsking, setIsAsking] = useState(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<Failures | null>(null)

  const saving = useMutation({
    // Offline it fails at once and says so, rather than being sent later when nobody expects it.
    networkMode: 'always',
    mutationFn: ({
      ids,
      status,
    }: {
      ids: string[]
      numbers: Map<string, string>
      status: OrderStatus
    }) => {
      setDone(0)
      return saveStatuses(ids, status, setDone)
    },
    onSuccess: (results, { numbers, status }) => {
      const failed = results.flatMap(({ id, outcome, message }) =>
        outcome === 'failed' ? [{ id, number: numbers.get(id) ?? id, message: message ?? '' }] : [],
      )
      const good = results.length - failed.length
      if (good > 0) toast.success(`${ordersText(good)} set to ${STATUS_LABELS[status]}`)
      setFailures(failed.length > 0 ? { status, orders: failed } : null)
      onSelect(failed.map(({ id }) => id))
      setIsAsking(false)
      setWanted('')
      refreshConsole(client, true)
    },
  })

  if (selected.length === 0 && failures === null) return null
  const changing = selected.filter(({ status }) => status !== wanted)
  const told = new Set(changing.map(({ userId }) => userId._id)).size
  const same = selected.length - changing.length
  const save = (orders: readonly Pick<StaffOrder, '_id' | 'number'>[], status: OrderStatus) =>
    saving.mutate({
      ids: orders.map(({ _id }) => _id),
      numbers: new Map(orders.map(({ _id, number }) => [_id, number])),
      status,
    })

  return (
    <section
      aria-label="Selected orders"
      className="sticky bottom-3 z-20 mt-4 grid animate-rise gap-4 rounded-cut border border-edge bg-sheet p-4 shadow-float"
    >
      {failures && (
        <FailedOrders
          failures={failures}
          busy={saving.isPending}
          onRetry={() =>
            save(
              failures.orders.map(({ id, number }) => ({ _id: id, number })),
              failures.status,
            )
          }
          onDismiss={() => setFailures(null)}
        />
      )}
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <output className="mr-auto font-semibold">{ordersText(selected.length)} selected</output>
          <Select
            label="Set the status of all selected orders to"
            hideLabel
            className="min-w-48 grow sm:grow-0"
            value={wanted}
            onChange={({ target }) => setWanted(isOrderStatus(target.value) ? target.value : '')}
          >
            <option value="">Choose a status…</option>
            {[...ORDER_STATUSES.map(({ code }) => code), 'cancelled' as const].map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </Select>
          <Button
            size="sm"
            className="min-h-12"
            disabled={wanted === '' || changing.length === 0}
            onClick={() => setIsAsking(true)}
          >
            Set status
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onSelect([])}>
            Select none
          </Button>
        </div>
      )}
      {wanted !== '' && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          title={`Set ${ordersText(changing.length)} to ${STATUS_LABELS[wanted]}?`}
          confirmLabel={saving.isPending ? `${done} of ${changing.length}…` : 'Set and tell them'}
          cancelLabel="Not now"
          danger={wanted === 'cancelled'}
          busy={saving.isPending}
          onConfirm={() => save(changing, wanted)}
        >
          <p>
            {told === 1 ? 'One customer' : `${told} customers`} will be told
            {changing.length > told && ', of each order by itself'}.
          </p>
          {same > 0 && (
            <p className="mt-2">
              {same === 1 ? 'One selected order has' : `${same} selected orders have`} this status
              already and {same === 1 ? 'stays' : 'stay'} as {same === 1 ? 'it is' : 'they are'}.
            </p>
          )}
        </ConfirmDialog>
      )}
    </section>
  )
}

type FailedOrdersProps = {
  failures: Failures
  busy: boolean
  onRetry: () => void
  onDismiss: () => void
}

function FailedOrders({ failures, busy, onRetry, onDismiss }: FailedOrdersProps) {
  const { orders, status } = failures
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-madder bg-madder-wash p-4">
      <p className="font-semibold text-madder-text">
        {ordersText(orders.length)} could not be set to {STATUS_LABELS[status]}.
      </p>
      <ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
        {orders.map(({ id, number, message }) => (
          <li key={id}>
            <span className="font-semibold">{number}</span>: {message}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
          Retry
        </Button>
        <Button variant="quiet" size="sm" disabled={busy} onClick={onDismiss}>
          Leave them
        </Button>
      </div>
    </div>
  )
}

function ordersText(count: number): string {
  return count === 1 ? 'One order' : `${count} orders`
}
