/** Effects of a password reset by mailed link. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { securityLog } from '../../../http/security-log.ts'
import { revokeKeysOf } from '../../api-keys/revoke-keys-of.ts'
import { forgetGuesses } from '../guesses/guess.ts'
import { ownPasswordOf, passwordOf } from '../guesses/guessed-secrets.ts'
import { queuePasswordMail } from '../passwords/queue-password-mail.ts'
import { takeOver } from '../email/take-over.ts'

/**
 * Their email is proven, the new password is the only way in beside the second factor, wrong guesses before are
 * forgotten, the API keys that they made end, and they are notified in case it was not them.
 */
export async function afterReset(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'log' | 'events'>,
  user: { id: string; email: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    const { wasUnproven } = await takeOver(tx, user.id, { provider: 'credential' }, now)
    await forgetGuesses({ db: tx, config: deps.config }, [
      passwordOf(user.email),
      ownPasswordOf(user.id),
    ])
    await revokeKeysOf(tx, deps, { makerId: user.id, actorId: user.id, at: now, isByReset: true })
    await queuePasswordMail(tx, deps, user, now, wasUnproven)
  })
  securityLog(deps.log).info({ security: 'password reset', userId: user.id }, 'password reset')
}
