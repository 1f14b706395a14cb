/** Tells somebody that the password of their account was changed. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Sent whatever they want to be notified of otherwise: it may be the first they hear of it.
 * @param more a paragraph about what else has changed
 */
export async function queuePasswordMail(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'words'>,
  user: { id: string; email: string },
  at: Date,
  more?: string,
): Promise<void> {
  await queueMessage(tx, deps, {
    id: newId(at),
    userId: user.id,
    to: user.email,
    subject: 'Your password was changed',
    body: [
      'Every other device was signed out.',
      more,
      'If this was not you, choose a new password now: “Forgot password?” on the login page sends you a link.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: '/forgot-password',
    at,
  })
}
