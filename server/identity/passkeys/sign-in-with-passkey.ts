/** Signs a person in with a passkey. */
import type { FastifyRequest } from 'fastify'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { endNewSession } from '../accounts/sessions/end-staff-access.ts'
import { newPasskeyChallenge } from './challenges.ts'
import { offersPasskeys, relyingParty } from './relying-party.ts'
import { passkeyRefusedError, requirePasskey } from './require-passkey.ts'
import { updatePasskeyUse } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'auth' | 'config' | 'log'>

/**
 * @returns the options of `navigator.credentials.get`, as JSON: for whichever passkey the device offers
 * @throws AppError `provider_not_set_up`
 */
export async function beginPasskeySignIn(deps: Needs): Promise<Record<string, unknown>> {
  if (!offersPasskeys(deps.config))
    throw new AppError('provider_not_set_up', say('passkeysNotOffered'))
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    challenge: await newPasskeyChallenge(deps, null),
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * @param response what `navigator.credentials.get` gave, as JSON
 * @returns the person and the cookies of the new session
 * @throws AppError `passkey_refused`
 */
export async function signInWithPasskey(
  deps: Needs,
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
  rememberMe: boolean,
): Promise<{ user: Person; cookies: string[] }> {
  const { passkey, counter } = await requirePasskey(deps, response, null)
  const begun = await beginProvenSession(deps, request, passkey.user_id, {
    rememberMe,
    isStrong: true,
  })
  if (!(await updatePasskeyUse(deps.db, passkey.id, counter, deps.clock()))) {
    // It was removed while the session began.
    await endNewSession(deps, begun.cookies)
    throw passkeyRefusedError()
  }
  return begun
}
