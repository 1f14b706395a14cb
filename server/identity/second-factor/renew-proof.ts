/** Confirms a signed-in person's identity again. */
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Session } from '../../http/callers/session.ts'
import { requireRightPassword } from '../accounts/passwords/require-right-password.ts'
import { newSessionToken } from '../accounts/sessions/renew-token.ts'
import { updateSessionProof } from '../accounts/sessions/second-factor-store.ts'
import { readSecondFactors, isSecondFactorAsked } from '../accounts/sessions/second-factor.ts'
import { requireSecondFactorCode } from './require-second-factor-code.ts'

/**
 * With the password; and with a code, where the password alone would not sign them in.
 * @returns the session's new token
 * @throws AppError `wrong_password`, `no_password`, `wrong_code`, `too_many_requests`
 */
export async function renewProof(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'log'>,
  { id, person }: Session,
  { password, code }: { password: string; code?: string | undefined },
): Promise<string> {
  if (!(await requireRightPassword(deps, person, password)))
    throw new AppError('no_password', say('choosePasswordFirst'))
  const isAsked = isSecondFactorAsked(person, await readSecondFactors(deps, person.id))
  if (isAsked) {
    if (code === undefined) throw new AppError('wrong_code', say('codeNeededToo'))
    await requireSecondFactorCode(deps, person, code)
  }
  const newToken = newSessionToken()
  await updateSessionProof(deps.db, { id, newToken }, isAsked, deps.clock())
  return newToken
}
