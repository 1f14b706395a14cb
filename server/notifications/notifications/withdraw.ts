/** Takes back a notification, with every message of it that has not left yet. */
import type { Tx } from '../../database/transaction.ts'
import {
  deleteNotification,
  findHeld,
  findHeldBelow,
  lockMessagesWith,
  takeOutOfMessages,
} from './withdraw-store.ts'

/**
 * @returns false where it is too late: some of it has left, or its time to be taken back is over. Then
 *   all of it stays. Also where nobody was notified of this subject.
 */
export async function withdraw(
  tx: Tx,
  userId: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const id = await findHeld(tx, userId, subject, now)
  return id !== undefined && withdrawOne(tx, userId, id)
}

/**
 * The same for every notification of subjects that begin alike.
 * @returns the subjects of what is withdrawn, the oldest first
 */
export async function withdrawBelow(
  tx: Tx,
  userId: string,
  beginning: string,
  now: Date,
): Promise<string[]> {
  const subjects: string[] = []
  for (const { id, subject } of await findHeldBelow(tx, userId, beginning, now))
    if (await withdrawOne(tx, userId, id)) subjects.push(subject)
  return subjects
}

async function withdrawOne(tx: Tx, userId: string, id: string): Promise<boolean> {
  const messages = await lockMessagesWith(tx, userId, id)
  if (messages.some(({ status, sealed_at }) => status !== 'waiting' || sealed_at !== null))
    return false
  await takeOutOfMessages(
    tx,
    messages.map((message) => message.id),
    id,
  )
  // What says nothing else goes with it.
  await deleteNotification(tx, id)
  return true
}
