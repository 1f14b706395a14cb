/** Logs a person in: password guesses are counted by account and by address. */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isPublishedPassword } from '#domain/accounts/published-passwords.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { isFromAnotherMachine } from '../../../http/callers/from-elsewhere.ts'
import type { Person } from '../../../http/callers/session.ts'
import { callSignInLibrary } from './call-sign-in-library.ts'
import { endNewSession, markNewSessionProven } from '../sessions/end-staff-access.ts'
import { beginGuess, FREE_GUESSES } from '../guesses/guess.ts'
import { passwordGuessKey } from '../guesses/guessed-secrets.ts'
import { knownDeviceCookie, readKnownDevice } from '../sessions/known-device.ts'
import { requireSecondFactorStep } from '../sessions/second-factor.ts'
import { refuseSuspendedStaff } from '../sessions/refuse-suspended-staff.ts'
import { bindSessionToTablet } from '../sessions/shared-tablet.ts'
import { findUser } from '../../find-user.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../passwords/passwords.ts'
import {
  findPasswordHash,
  findPasswordHashOf,
  replacePasswordHash,
} from '../record/person-store.ts'
import { warnOfGuessing } from '../guesses/warn-of-guessing.ts'

/**
 * The same for emails that nobody has, so that no answer shows who is a customer.
 * @returns the person and the cookies of the new session
 * @throws AppError `wrong_credentials`, `second_factor_needed`, `suspended`, `too_many_requests`
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'auth' | 'config'>,
  request: FastifyRequest,
  body: { email: string; password: string; rememberMe: boolean },
): Promise<{ user: Person; cookies: string[] }> {
  const { email } = body
  const device = readKnownDevice(request.headers.cookie, email, deps.config)
  const guess = await beginGuess(
    deps,
    device === null ? passwordGuessKey(email) : `${passwordGuessKey(email)} from ${device}`,
    'manyWrongLogins',
  )
  const hash = await findPasswordHashOf(deps.db, email)
  // What everybody may know opens a demo on this machine, and nothing to others.
  const isOpenToAll = isPublishedPassword(body.password) && isFromAnotherMachine(request)
  const answer = await callSignInLibrary(deps, request, 'POST', '/sign-in/email', {
    ...body,
    ...(isOpenToAll && { password: randomUUID() }),
  })
  const user = answer.body?.user && (await findUser(deps.db, answer.body.user.id))
  if (answer.status !== 200 || !user) {
    if (guess.failures === FREE_GUESSES) await warnOfGuessing(deps, email)
    throw new AppError('wrong_credentials', say('wrongCredentials'))
  }
  await guess.right()
  // Another log-in may have replaced the hash meanwhile.
  const isSame = (other: string) =>
    verifyPassword(deps.demo, { hash: other, password: body.password })
  const kept = await findPasswordHash(deps.db, user.id)
  if (kept === null || (kept !== hash && !(await isSame(kept)))) {
    // It was replaced or taken away while it was being checked.
    await endNewSession(deps, answer.cookies)
    throw new AppError('wrong_credentials', say('wrongCredentials'))
  }
  try {
    await refuseSuspendedStaff(deps, user.id)
    await requireSecondFactorStep(deps, user, body.rememberMe)
  } catch (held) {
    await endNewSession(deps, answer.cookies)
    throw held
  }
  if (isOutdatedHash(kept))
    await replacePasswordHash(deps.db, user.id, {
      from: kept,
      to: await hashPassword(body.password),
    })
  await markNewSessionProven(deps, answer.cookies, { isStrong: false })
  const begun = { userId: user.id, cookies: answer.cookies, byPin: null }
  const cookies = (await bindSessionToTablet(deps, request, begun))!
  return { user, cookies: [...cookies, knownDeviceCookie(email, deps.config)] }
}
