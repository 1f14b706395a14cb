/** Accepts a provider's verification of an email. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { newId } from '../../../platform/ids.ts'
import { lockUnprovenUser } from '../record/person-store.ts'
import { takeOverUnprovenAccount } from './take-over-unproven-account.ts'

/**
 * The owner of the mailbox gets an account whose email was never proven, and those who were there
 * before lose it.
 * @param provider its name, for the notice
 * @param accountId what the provider calls this person
 */
export async function proveEmail(
  { db, jobs, staffWords, clock }: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock'>,
  email: string,
  provider: 'Google',
  accountId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const userId = await lockUnprovenUser(tx, email.toLowerCase())
    if (userId === undefined) return
    const now = clock()
    const { ended } = await takeOverUnprovenAccount(
      tx,
      userId,
      { provider: 'google', accountId },
      now,
    )
    if (!ended) return
    await queueMessage(
      tx,
      { jobs, staffWords },
      {
        id: newId(now),
        userId,
        to: email,
        kind: 'email.proven',
        params: { provider },
        link: '/profile',
        at: now,
      },
    )
  })
}
