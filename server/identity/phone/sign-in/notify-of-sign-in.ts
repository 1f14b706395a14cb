/** Notifies a person of a sign-in by phone code on an unknown browser. */
import { inTransaction } from '../../../database/transaction.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { deviceName } from '../../accounts/sessions/device-name.ts'

/** By mail: a number may have gone to somebody else, and the mailbox has not. */
export async function notifyOfSignIn(
  { db, jobs, staffWords, clock }: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock'>,
  { id: userId, email: to }: { id: string; email: string },
  phone: string,
  userAgent: string | null,
): Promise<void> {
  const at = clock()
  await inTransaction(db, (tx) =>
    queueMessage(
      tx,
      { jobs, staffWords },
      {
        id: newId(at),
        userId,
        to,
        kind: 'phone.signed_in',
        params: { phone, device: deviceName(staffWords, userAgent) },
        link: '/forgot-password',
        at,
      },
    ),
  )
}
