// Return time of an order, in the first line of screens that follow it.
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { orderPromise, type OrderPromise } from '#domain/orders/order-promise.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { orderPromise as promiseWords } from '#words/en/orders/messages/order-promise.ts'
import { statusMessage } from '#words/en/orders/order-statuses.ts'
import { lastStatusTime } from './order-progress.tsx'

/** What a failed visit is followed up by; other entries, such as changed items, leave it as it is. */
const DECIDES_VISIT: ReadonlySet<TrackedOrder['history'][number]['event']> = new Set([
  'visit_failed',
  'status',
  'rescheduled',
  'delivery_moved',
])

/** The failed visit that nothing has followed yet. */
export function findOpenFailedVisit(history: TrackedOrder['history']) {
  const deciding = history.findLast(({ event }) => DECIDES_VISIT.has(event))
  return deciding?.event === 'visit_failed' ? deciding : undefined
}

type Followed = Pick<
  TrackedOrder,
  | 'status'
  | 'history'
  | 'pickupDate'
  | 'pickupTime'
  | 'pickupHandOver'
  | 'deliveryHandOver'
  | 'estimatedDelivery'
  | 'deliveryPreference'
> & { deliveryWindow?: { date: string; time: string } | null }

/** The promise, a short sentence of it, and what is behind that; by the laundry's clocks. */
export function useOrderPromise(order: Followed): {
  kind: OrderPromise['kind']
  title: string
  line: string
} {
  const words = useWords(promiseWords)
  const { statusMessage: message } = useWords({ statusMessage })
  const { zone: timeZone, dateTime } = useLaundryTime()
  const now = useNow()
  const { status, history, estimatedDelivery, ...given } = order
  const endedAt = isFinalStatus(status) ? lastStatusTime(order, status) : null
  const promise = orderPromise(
    {
      ...given,
      status,
      estimatedDeliveryAt: new Date(estimatedDelivery),
      endedAt: endedAt === null ? null : new Date(endedAt),
    },
    now,
    timeZone,
  )
  const last = history.at(-1)
  const deciding = findOpenFailedVisit(history)
  if (deciding) {
    const visit = deciding.status === 'pickup_scheduled' ? 'pickup' : 'delivery'
    // Who follows the order without signing in doesn't read what the rider wrote.
    const reason =
      'reason' in deciding && typeof deciding.reason === 'string' ? deciding.reason : null
    const customerMoves = canMoveDelivery(order)
    return {
      kind: 'late',
      title: words.visitFailed[visit],
      line: words.visitLine({ visit, at: dateTime(deciding.at), reason, customerMoves }),
    }
  }
  const isMoved = last?.event === 'rescheduled' && promise.kind === 'due' && promise.comesFor
  const said = { promise, timeZone, ...pickHandOvers(order) }
  const line = words.line({ ...said, status: message(status, order) })
  return {
    kind: promise.kind,
    title: words.title(said),
    line: isMoved
      ? words.moved({ date: order.pickupDate, slot: order.pickupTime })
      : promise.kind === 'due' && last?.event === 'changed'
        ? words.itemsChanged
        : line,
  }
}
