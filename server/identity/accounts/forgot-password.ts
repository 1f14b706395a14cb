/** Takes the request for a new password. */
import { inTransaction } from '../../database/transaction.ts'
import { keepWithin } from '../../http/limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUserByEmail } from './store.ts'

const HOUR_SECONDS = 3600

/** So many an hour reach one email, no matter who asks. */
const MOST_TO_EMAIL = 5

/**
 * Does the same for known and unknown emails, so that its answer shows nobody who is a customer.
 * @throws AppError `too_many_requests`
 */
export async function forgotPassword(
  deps: Pick<Deps, 'db' | 'jobs' | 'config'>,
  email: string,
): Promise<void> {
  const { db, jobs, config } = deps
  await keepWithin(
    deps,
    [
      {
        what: `reset links to ${email}`,
        most: MOST_TO_EMAIL * config.limitFactor,
        seconds: HOUR_SECONDS,
      },
    ],
    'tooManyAttempts',
  )
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    await jobs.enqueue(tx, 'mail-reset-link', { userId: user?.id ?? null })
  })
}
