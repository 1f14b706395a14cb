/** Moves a message to another channel before it leaves, as its reader wants by then. */
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findWays } from '../../notifications/find-ways.ts'
import { lockTried } from './fallback-store.ts'
import { replaceMessages } from './store.ts'

/**
 * Notices that wait in several browsers move as one message. A message goes where no channel is left, or where another
 * browser has the notice already.
 * @param channels the one that takes it, and those after that
 */
export function moveMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  id: string,
  channels: readonly NotificationChannel[],
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const rows = await lockTried(tx, id)
    const message = rows.find((row) => row.id === id)
    if (message?.status !== 'waiting') return
    const [next, ...later] = channels
    const isSaid = rows.some(({ status }) => status === 'sent')
    const ways =
      next === undefined || isSaid
        ? []
        : await findWays(tx, deps, message.user_id!, { among: [next], at: deps.clock() })
    const waiting = rows.filter(({ status }) => status === 'waiting').map((row) => row.id)
    const moved = await replaceMessages(tx, message, { without: waiting, ways, later })
    await deps.jobs.enqueue(tx, 'deliver-letter', ...moved.map((letterId) => ({ letterId })))
  })
}
