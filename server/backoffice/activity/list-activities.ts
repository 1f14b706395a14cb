/** The activity feed: recent order history and new customers. */
import type { Activity } from '#contract/audit/activity.ts'
import { BULK_MOST } from '#contract/orders/order-bulk.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { listLatestCustomers, listLatestOrderEvents } from './store.ts'

type OrderEvent = Awaited<ReturnType<typeof listLatestOrderEvents>>[number]

/** Entries of one bulk change are written within so much time of each other. */
const BULK_GAP_MS = 30_000

/** The newest `limit` activities, newest first. */
export async function listActivities(
  { db, staffWords: { activities: words } }: Pick<Deps, 'db' | 'staffWords'>,
  limit: number,
): Promise<Activity[]> {
  const [events, customers] = await Promise.all([
    listLatestOrderEvents(db, limit + BULK_MOST),
    listLatestCustomers(db, limit),
  ])
  const activities = [
    ...bulksOf(events).map(([newest, ...others]): Activity => ({
      _id: `order-${newest.id}`,
      type: newest.event === 'placed' ? 'new_order' : 'status_update',
      message: messageOf(words, newest, others),
      about: { kind: 'order', id: newest.orderId },
      createdAt: newest.at.toISOString(),
    })),
    ...customers.map((row): Activity => ({
      _id: `user-${row.id}`,
      type: 'new_user',
      message: words.signedUp(row),
      about: { kind: 'customer', id: row.id },
      createdAt: row.created_at.toISOString(),
    })),
  ]
  return activities.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit)
}

/** Entries that the same person made of several orders at once, together; each of the others alone. */
function bulksOf(events: readonly OrderEvent[]): [OrderEvent, ...OrderEvent[]][] {
  const bulks: [OrderEvent, ...OrderEvent[]][] = []
  const open = new Map<string, [OrderEvent, ...OrderEvent[]]>()
  for (const event of events) {
    const key = bulkKeyOf(event)
    const bulk = key === null ? undefined : open.get(key)
    if (bulk && bulk.at(-1)!.at.getTime() - event.at.getTime() <= BULK_GAP_MS) bulk.push(event)
    else {
      bulks.push([event])
      if (key !== null) open.set(key, bulks.at(-1)!)
    }
  }
  return bulks
}

/** Null for what is never done to several orders at once. */
function bulkKeyOf({ event, by, status }: OrderEvent): string | null {
  return by !== null && isBulkEvent(event) ? [event, by, status].join('\n') : null
}

function isBulkEvent(event: OrderEvent['event']): event is keyof Words['activities']['bulk'] {
  return event === 'status' || event === 'rescheduled' || event === 'delivery_moved'
}

function messageOf(
  words: Words['activities'],
  newest: OrderEvent,
  others: readonly OrderEvent[],
): string {
  const { event, by } = newest
  const numbers = [...new Set([newest, ...others].map(({ number }) => number))]
  if (numbers.length > 1 && by !== null && isBulkEvent(event))
    return words.bulk[event]({ ...newest, by, numbers })
  return words[event](newest)
}
