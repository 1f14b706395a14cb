// How far an order is: the clothesline with the time of each step, and a notice where it was cancelled.
import { Ban } from 'lucide-react'
import type { TrackedOrder } from '#contract/orders.ts'
import { type ProgressStatus, progressOf } from '#domain/order-lifecycle.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { StatusLine } from './status-line.tsx'

type Followed = Pick<TrackedOrder, 'status' | 'history'>

/** Takes an order with its history. A cancelled one shows that first, and what it had reached before. */
export function OrderProgress({ order }: { order: Followed }) {
  const time = useLaundryTime()
  const steps = progressOf(order.status, statusBeforeCancel(order))
  const times: Partial<Record<ProgressStatus, string>> = {}
  for (const { status, state } of steps) {
    const reachedAt = state === 'ahead' ? null : lastReachedAt(order, status)
    if (reachedAt !== null) times[status] = time.dateTime(reachedAt)
  }
  const cancelledAt = order.status === 'cancelled' ? lastReachedAt(order, 'cancelled') : null
  return (
    <div className="grid gap-6">
      {order.status === 'cancelled' && (
        <p className="flex items-start gap-3 rounded-md bg-danger-wash px-4 py-3 text-danger-text">
          <Ban aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          <span>
            Cancelled{cancelledAt && ` on ${time.dateTime(cancelledAt)}`}. The progress below is how
            far it had come.
          </span>
        </p>
      )}
      <StatusLine steps={steps} times={times} />
    </div>
  )
}

/** The last instant at which an order got a status; null when it never had it. */
export function lastReachedAt(order: Followed, status: Followed['status']): string | null {
  const entry = order.history.findLast(
    (each) => (each.event === 'placed' || each.event === 'status') && each.status === status,
  )
  return entry?.at ?? null
}

function statusBeforeCancel({ status, history }: Followed): Followed['status'] | undefined {
  if (status !== 'cancelled') return undefined
  return history.findLast((entry) => entry.status !== 'cancelled')?.status
}
