/** Requires the account's current password. */
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { verifyPassword } from './passwords.ts'
import { beginGuess, FREE_GUESSES } from '../guesses/guess.ts'
import { ownPasswordGuessKey } from '../guesses/guessed-secrets.ts'
import { findPasswordHash } from '../record/person-store.ts'
import { warnOfGuessing } from '../guesses/warn-of-guessing.ts'

/**
 * To be asked outside of transactions, for a wrong password is counted.
 * @returns false when the account has no password at all
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function requireRightPassword(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  person: { id: string; email: string },
  password: string | undefined,
): Promise<boolean> {
  const hash = await findPasswordHash(deps.db, person.id)
  if (hash === null) return false
  if (password === undefined) throw new AppError('wrong_password', say('currentPasswordNeeded'))
  const guess = await beginGuess(deps, ownPasswordGuessKey(person.id), 'manyWrongPasswords')
  if (!(await verifyPassword(deps.demo, { hash, password }))) {
    if (guess.failures === FREE_GUESSES) await warnOfGuessing(deps, person.email)
    throw new AppError('wrong_password', say('wrongPassword'))
  }
  await guess.right()
  return true
}
