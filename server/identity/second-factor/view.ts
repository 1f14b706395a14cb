/** A person's second factor in API answers. */
import type { FastifyRequest } from 'fastify'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import { isFreshProof, strongSignInDueAt } from '#domain/settings/strong-sign-in.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSession, readSessionToken } from '../../http/callers/session.ts'
import { readSecondFactors, isSecondFactorAsked } from '../accounts/sessions/second-factor.ts'
import { hasPassword } from '../accounts/passwords/has-password.ts'

/**
 * Of the one who asks, with their session as it is by now.
 * @param newToken the session's, where it has just got another
 */
export async function secondFactorView(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'laundry'>,
  request: FastifyRequest,
  newToken?: string,
): Promise<SecondFactor> {
  const now = deps.clock()
  const token = newToken ?? readSessionToken(request.headers.cookie, deps.config) ?? ''
  const session = (await findSession(deps.db, token, now)) ?? request.session!
  const { person, joinedAt, isStrong, isByPin, provenAt } = session
  const [factors, isWithPassword, settings] = await Promise.all([
    readSecondFactors(deps, person.id),
    hasPassword(deps.db, person.id),
    deps.laundry(branchOfPerson(person)).settings.current(),
  ])
  return {
    hasPassword: isWithPassword,
    app: factors.appSince && { since: factors.appSince.toISOString() },
    passkeys: factors.passkeys,
    recoveryCodes: factors.recoveryCodes,
    isAsked: isSecondFactorAsked(person, factors),
    due: isByPin
      ? null
      : (strongSignInDueAt({ ...person, joinedAt }, settings)?.toISOString() ?? null),
    isStrong,
    isFresh: isFreshProof(provenAt, now),
  }
}
