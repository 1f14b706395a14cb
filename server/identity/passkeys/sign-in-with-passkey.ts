/** Signs somebody in who holds a passkey of their account. */
import type { FastifyRequest } from 'fastify'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { isStaff } from '#domain/roles.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { beginProvenSession } from '../accounts/begin-proven-session.ts'
import { endSessionBegun } from '../accounts/end-access.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import { offersPasskeys, relyingParty } from './relying-party.ts'
import { findPasskey, updateUsed } from './store.ts'

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
    challenge: await newChallenge(deps, null),
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * @param response what `navigator.credentials.get` gave, as JSON
 * @returns the person and the cookies of the new session
 * @throws AppError `passkey_refused`, `forbidden` for staff, who have their password
 */
export async function signInWithPasskey(
  deps: Needs,
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
  rememberMe: boolean,
): Promise<{ user: Person; cookies: string[] }> {
  const challenge = await takeChallenge(deps, response.response.clientDataJSON, null)
  const passkey = await findPasskey(deps.db, response.id)
  if (challenge === null || !passkey || !isOf(passkey.user_id, response)) throw refused()
  const counter = await signedBy(deps, passkey, response, challenge)
  if (counter === null) throw refused()
  if (isStaff(passkey)) throw new AppError('forbidden', say('staffByPassword'))
  const begun = await beginProvenSession(deps, request, passkey.user_id, rememberMe)
  if (!(await updateUsed(deps.db, passkey.id, counter, deps.clock()))) {
    // It was removed while the session began.
    await endSessionBegun(deps, begun.cookies)
    throw refused()
  }
  return begun
}

/** The device also says whose passkey it thinks it is. */
function isOf(userId: string, { response }: AuthenticationResponseJSON): boolean {
  const said = response.userHandle
  return said === undefined || Buffer.from(said, 'base64url').toString() === userId
}

/** @returns how often the passkey was used, as it counts; null where it has not signed the challenge */
async function signedBy(
  { config, log }: Needs,
  passkey: { public_key: string; counter: number; transports: string },
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (err) {
    log.info({ err }, 'a passkey was refused')
    return null
  }
}

function refused(): AppError {
  return new AppError('passkey_refused', say('passkeyRefused'))
}
