/** What happened lately: orders' histories and new customers in one feed. */
import type { Activity } from '#contract/activity.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { latestCustomers, latestOrderEvents } from './store.ts'

/** The newest `limit` activities, newest first. */
export async function listActivities(
  { db, words: { activities: words } }: Pick<Deps, 'db' | 'words'>,
  limit: number,
): Promise<Activity[]> {
  const [events, customers] = await Promise.all([
    latestOrderEvents(db, limit),
    latestCustomers(db, limit),
  ])
  const activities = [
    ...events.map((row): Activity => ({
      _id: `order-${row.id}`,
      type: row.event === 'placed' ? 'new_order' : 'status_update',
      message: messageOf(words, row),
      about: { kind: 'order', id: row.orderId },
      createdAt: row.at.toISOString(),
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

function messageOf(
  words: Words['activities'],
  row: Awaited<ReturnType<typeof latestOrderEvents>>[number],
): string {
  return words[row.event](row)
}
