/** Tells somebody something: in the bell at once, and by mail. */
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../platform/ids.ts'
import { insertNotification } from './store.ts'

export interface Announcement {
  userId: string
  /** What it is about: the same subject is announced to a person once. */
  subject: string
  title: string
  message: string
  /** A path of this site. */
  link: string
  at: Date
}

/** Stored, and its mail enqueued, in the transaction of the change that it is about. */
export async function announce(
  tx: Transaction<Tables>,
  { jobs }: Pick<Deps, 'jobs'>,
  { userId, subject, title, message, link, at }: Announcement,
): Promise<void> {
  const id = newId(at)
  const row = { id, user_id: userId, subject, title, message, link, created_at: at }
  if (await insertNotification(tx, row))
    await jobs.enqueue(tx, 'mail-notification', { notificationId: id })
}
