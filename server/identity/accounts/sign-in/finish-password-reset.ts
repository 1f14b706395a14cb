/** Effects of a password reset by mailed link. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { securityLog } from '../../../http/security-log.ts'
import { revokeApiKeysOf } from '../../api-keys/revoke-api-keys-of.ts'
import { forgetGuesses } from '../guesses/guess.ts'
import { ownPasswordGuessKey, passwordGuessKey } from '../guesses/guessed-secrets.ts'
import { queuePasswordMail } from '../passwords/queue-password-mail.ts'
import { takeOverUnprovenAccount } from '../email/take-over-unproven-account.ts'

/**
 * Their email is proven, the new password is the only way in beside the second factor, wrong guesses before are
 * forgotten, the API keys that they made end, and they are notified in case it was not them.
 */
export async function finishPasswordReset(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'log' | 'events'>,
  user: { id: string; email: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    const { wasUnproven } = await takeOverUnprovenAccount(
      tx,
      user.id,
      { provider: 'credential' },
      now,
    )
    await forgetGuesses({ db: tx, config: deps.config }, [
      passwordGuessKey(user.email),
      ownPasswordGuessKey(user.id),
    ])
    await revokeApiKeysOf(tx, deps, {
      makerId: user.id,
      actorId: user.id,
      at: now,
      isByReset: true,
    })
    await queuePasswordMail(tx, deps, user, now, wasUnproven)
  })
  securityLog(deps.log).info({ security: 'password reset', userId: user.id }, 'password reset')
}
