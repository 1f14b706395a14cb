/** Mails a person about a change of their second factor. */
import type { Tx } from '../../database/transaction.ts'
import type { SendableMessage } from '../../notifications/message-kinds.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'

/** @param link where the mail leads; the profile if left out */
export async function mailSecurityNotice(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'clock'>,
  { id, email }: { id: string; email: string },
  message: SendableMessage,
  link = '/profile',
): Promise<void> {
  const at = deps.clock()
  await queueMessage(tx, deps, { id: newId(at), userId: id, to: email, link, at, ...message })
}
