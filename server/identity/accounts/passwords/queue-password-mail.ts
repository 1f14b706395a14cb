/** Notifies a person that their account's password was changed. */
import type { Tx } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { newId } from '../../../platform/ids.ts'

/**
 * Sent whatever they want to be notified of otherwise: it may be the first they hear of it.
 * @param isProven whether its owner has proven the email with it, for the first time
 */
export async function queuePasswordMail(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords'>,
  user: { id: string; email: string },
  at: Date,
  isProven = false,
): Promise<void> {
  await queueMessage(tx, deps, {
    id: newId(at),
    userId: user.id,
    to: user.email,
    kind: 'password.changed',
    params: { isProven },
    link: '/forgot-password',
    at,
  })
}
