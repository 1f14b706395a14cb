/** What happened lately: orders' histories and new customers in one feed. */
import type { Kysely } from 'kysely'
import type { Activity } from '#contract/activity.ts'
import { STATUS_LABELS } from '#domain/order-lifecycle.ts'
import type { Tables } from '../../database/tables.ts'
import { latestCustomers, latestOrderEvents } from './store.ts'

/** The newest `limit` activities, newest first. */
export async function listActivities(db: Kysely<Tables>, limit: number): Promise<Activity[]> {
  const [events, customers] = await Promise.all([
    latestOrderEvents(db, limit),
    latestCustomers(db, limit),
  ])
  const activities = [
    ...events.map((row): Activity => ({
      _id: `order-${row.id}`,
      type: row.event === 'placed' ? 'new_order' : 'status_update',
      message: messageOf(row),
      createdAt: row.at.toISOString(),
    })),
    ...customers.map((row): Activity => ({
      _id: `user-${row.id}`,
      type: 'new_user',
      message: `${row.name} signed up`,
      createdAt: row.created_at.toISOString(),
    })),
  ]
  return activities.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit)
}

function messageOf(row: Awaited<ReturnType<typeof latestOrderEvents>>[number]): string {
  if (row.event === 'placed') return `${row.name} placed order ${row.number}`
  if (row.event === 'rescheduled') return `${row.name} moved the pickup of order ${row.number}`
  if (row.event === 'changed') return `The items of order ${row.number} were changed`
  return `Order ${row.number} is now ${STATUS_LABELS[row.status]}`
}
