/** Tells somebody something: in the bell at once, and by messages in every way they want. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationInput } from './notification-input.ts'
import { ringBell } from './ring-bell.ts'
import { insertNotification } from './store.ts'

/** Stored with its messages, and these enqueued, in the transaction of the change that it is about. */
export async function notify(
  tx: Transaction<Tables>,
  { jobs }: Pick<Deps, 'jobs'>,
  notification: NotificationInput,
): Promise<void> {
  const {
    userId,
    subject,
    title,
    message,
    link,
    at,
    kind = 'orderUpdates',
    bellOnly,
    heldAbout = null,
  } = notification
  if (bellOnly) {
    await ringBell(tx, notification)
    return
  }
  const row = { id: newId(at), user_id: userId, subject, title, message, link, created_at: at }
  const messages = await insertNotification(tx, row, kind, mergesWith(subject), heldAbout)
  const leaving = messages.filter(({ revision }) => revision === null)
  await jobs.enqueue(tx, 'deliver-letter', ...leaving.map(({ id }) => ({ letterId: id })))
  for (const { id, seconds, revision } of messages)
    if (revision !== null)
      await jobs.enqueueAfter(tx, 'deliver-letter', seconds, { letterId: id, revision })
}

/** All news of one order goes together, but for the reminder, which would come too late. */
function mergesWith(subject: string): string | null {
  const [kind, id, what] = subject.split(':')
  return kind === 'order' && what !== 'reminder' ? `order:${id}` : null
}
