/** Tells somebody something: in the bell at once, and by messages in every way they want. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationInput } from './notification-input.ts'
import { ringBell } from './ring-bell.ts'
import { insertNotifications } from './store.ts'

/**
 * Stored with its messages, and these enqueued, in the transaction of the change that it is about.
 * @param along what its person is notified of with it, the newest last: what leaves says all of it in one message.
 *   Of the same topic, kind and instant, and all of it held, or none
 */
export async function notify(
  tx: Transaction<Tables>,
  { jobs }: Pick<Deps, 'jobs'>,
  notification: NotificationInput,
  ...along: NotificationInput[]
): Promise<void> {
  const { userId, dedupeKey, at, kind = 'orderUpdates', bellOnly } = notification
  if (bellOnly) {
    await ringBell(tx, notification)
    return
  }
  // A millisecond apart, so that the bell has the newest first.
  const rows = [notification, ...along].map((each, place) => ({
    ...each,
    id: newId(new Date(at.getTime() + place)),
  }))
  const messages = await insertNotifications(tx, userId, at, rows, kind, mergesWith(dedupeKey))
  const leaving = messages.filter(({ revision }) => revision === null)
  await jobs.enqueue(tx, 'deliver-letter', ...leaving.map(({ id }) => ({ letterId: id })))
  const waiting = messages.flatMap(({ id, seconds, revision }) =>
    revision === null ? [] : [{ seconds, job: { letterId: id, revision } }],
  )
  await jobs.enqueueAfter(tx, 'deliver-letter', ...waiting)
}

/** All news of one order goes together, but for the reminder, which would come too late. */
function mergesWith(dedupeKey: string): string | null {
  const [kind, id, what] = dedupeKey.split(':')
  return kind === 'order' && what !== 'reminder' ? `order:${id}` : null
}
