/** Notifies a person of a sign-in by phone code on an unknown browser. */
import type { Reader } from '#words/words-for.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { deviceName } from '../../accounts/sessions/device-name.ts'

/** By mail: a number may have gone to somebody else, and the mailbox has not. */
export async function notifyOfSignIn(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'wordsFor' | 'clock'>,
  holder: Reader & { id: string; email: string },
  phone: string,
  userAgent: string | null,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, (tx) =>
    queueMessage(tx, deps, {
      id: newId(at),
      userId: holder.id,
      to: holder.email,
      kind: 'phone.signed_in',
      params: { phone, device: deviceName(deps.wordsFor(holder), userAgent) },
      link: '/forgot-password',
      at,
    }),
  )
}
