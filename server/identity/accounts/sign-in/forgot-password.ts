/** Accepts a request for a password reset. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { enforceMailLimit } from '../email/mails-to-mailbox.ts'
import { findUserByEmail } from '../record/person-store.ts'

/**
 * Does the same for known and unknown emails, so that its answer shows nobody who is a customer.
 * @throws AppError `too_many_requests`
 */
export async function forgotPassword(
  deps: Pick<Deps, 'db' | 'jobs' | 'config'>,
  email: string,
): Promise<void> {
  const { db, jobs } = deps
  await enforceMailLimit(deps, 'reset links', email)
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    await jobs.enqueue(tx, 'mail-reset-link', { userId: user?.id ?? null })
  })
}
