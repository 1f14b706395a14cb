/** Takes the request for a new password. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUserByEmail } from './store.ts'

/** Does the same for known and unknown emails, so that its answer shows nobody who is a customer. */
export async function forgotPassword(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  email: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    await jobs.enqueue(tx, 'mail-reset-link', { userId: user?.id ?? null })
  })
}
