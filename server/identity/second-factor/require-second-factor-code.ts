/** Verifies a second-factor code: from the authenticator app, or a recovery code. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { beginGuess, FREE_GUESSES } from '../accounts/guesses/guess.ts'
import { secondFactorGuessKey } from '../accounts/guesses/guessed-secrets.ts'
import { readSecondFactors } from '../accounts/sessions/second-factor.ts'
import { mailSecurityNotice } from './mail-security-notice.ts'
import { rehashWithSecret, hashRecoveryCode } from './recovery-codes.ts'
import { decryptFor } from '../../platform/config/sealed.ts'
import {
  findAuthenticatorSecret,
  rehashOldRecoveryCodes,
  spendRecoveryCode,
  spendTotpStep,
} from './store.ts'
import { latestTotpStep, totpStepsOfCode } from './totp.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'log'>
type Whose = { id: string; email: string }

/**
 * To be asked outside of transactions and with the right password given, for a wrong code is counted. A right one is
 * good once. Somebody who guesses knows the password, so the person is warned.
 * @throws AppError `wrong_code`, `too_many_requests`
 */
export async function requireSecondFactorCode(
  deps: Needs,
  person: Whose,
  code: string,
): Promise<void> {
  const guess = await beginGuess(deps, secondFactorGuessKey(person.id), 'manyWrongSecondFactors')
  const isRight = /^[\d\s]{6,8}$/.test(code)
    ? await isAppCode(deps, person.id, code.replaceAll(/\s/g, ''))
    : await isRecoveryCode(deps, person, code)
  if (!isRight) {
    if (guess.failures === FREE_GUESSES)
      await inTransaction(deps.db, (tx) =>
        mailSecurityNotice(tx, deps, person, { kind: 'second_factor.guessed' }, '/forgot-password'),
      )
    throw new AppError('wrong_code', say('wrongSecondFactor'))
  }
  await guess.right()
}

async function isAppCode(
  { db, clock, config, log }: Needs,
  userId: string,
  code: string,
): Promise<boolean> {
  const sealed = await findAuthenticatorSecret(db, userId)
  if (sealed === undefined) return false
  const secret = decryptFor(sealed, userId, config)
  if (secret === null) {
    log.warn({ userId }, 'An authenticator app was set up under another AUTH_SECRET.')
    return false
  }
  const now = clock()
  for (const step of totpStepsOfCode(secret, code, now))
    if (await spendTotpStep(db, userId, step, latestTotpStep(now))) return true
  return false
}

async function isRecoveryCode(deps: Needs, person: Whose, code: string): Promise<boolean> {
  const { db, config } = deps
  await rehashOldRecoveryCodes(db, person.id, (hash) => rehashWithSecret(hash, person.id, config))
  if (!(await spendRecoveryCode(db, person.id, hashRecoveryCode(code, person.id, config))))
    return false
  const { recoveryCodes: left } = await readSecondFactors(deps, person.id)
  await inTransaction(deps.db, (tx) =>
    mailSecurityNotice(tx, deps, person, { kind: 'recovery_code.used', params: { left } }),
  )
  return true
}
