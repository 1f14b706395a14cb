// Progress of an order, also of a cancelled one: the clothesline with the time of each step.
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { type HandOvers, statusesForHandOvers } from '#domain/orders/record/hand-over.ts'
import { type ProgressStatus, progressStepsOf } from '#domain/orders/record/order-lifecycle.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { OrderStatusLine } from './order-status-line.tsx'

type Followed = Pick<TrackedOrder, 'status'> & {
  /** Staff's says which entries take others back. */
  history: readonly (TrackedOrder['history'][number] & { takesBack?: boolean })[]
}
type Shown = Followed & HandOvers

/** Takes an order with its history. A cancelled one hangs there without its colours. */
export function OrderProgress({ order }: { order: Shown }) {
  const time = useLaundryTime()
  const steps = progressStepsOf(
    order.status,
    statusBeforeCancel(order),
    statusesForHandOvers(order),
  )
  const times: Partial<Record<ProgressStatus, string>> = {}
  for (const { status, state } of steps) {
    const reachedAt = state === 'ahead' ? null : lastStatusTime(order, status)
    if (reachedAt !== null) times[status] = time.dateTime(reachedAt)
  }
  return (
    <OrderStatusLine
      steps={steps}
      handOvers={order}
      times={times}
      isOver={order.status === 'cancelled'}
    />
  )
}

/** Since when an order had a status last, where nothing that was taken back counts; null when it never had it. */
export function lastStatusTime(order: Followed, status: Followed['status']): string | null {
  const entry = order.history.findLast(
    ({ event, ...each }) =>
      (event === 'placed' || event === 'status') && each.status === status && !each.takesBack,
  )
  return entry?.at ?? null
}

function statusBeforeCancel({ status, history }: Followed): Followed['status'] | undefined {
  if (status !== 'cancelled') return undefined
  return history.findLast((entry) => entry.status !== 'cancelled')?.status
}
