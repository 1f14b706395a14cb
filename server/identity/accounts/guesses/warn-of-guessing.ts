/** Warns an account's owner about guesses at its password. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { notifyByBellAlone } from '../../../notifications/notifications/notify-by-bell-alone.ts'
import { newId } from '../../../platform/ids.ts'
import { findUserByEmail } from '../record/person-store.ts'

/** By bell and mail, whatever they want to be notified of otherwise, once a day; nobody has some emails. */
export async function warnOfGuessing(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock'>,
  email: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return
    const at = deps.clock()
    const isNotification = await notifyByBellAlone(tx, {
      userId: user.id,
      dedupeKey: `guessing:${at.toISOString().slice(0, 10)}`,
      kind: 'password.guessed',
      link: '/profile',
      at,
    })
    if (!isNotification) return
    await queueMessage(tx, deps, {
      id: newId(at),
      userId: user.id,
      to: user.email,
      kind: 'password.guessed_mail',
      link: '/forgot-password',
      at,
    })
  })
}
