/** Verifies a passkey's signature. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { takePasskeyChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { findPasskey } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/**
 * @param response what `navigator.credentials.get` gave, as JSON
 * @param userId whom the challenge was given to; null where it was anybody who signs in
 * @returns the passkey, and how often it was used, as it counts
 * @throws AppError `passkey_refused`
 */
export async function requirePasskey(
  deps: Needs,
  response: AuthenticationResponseJSON,
  userId: string | null,
): Promise<{ passkey: { id: string; user_id: string }; counter: number }> {
  const challenge = await takePasskeyChallenge(deps, response.response.clientDataJSON, userId)
  const passkey = await findPasskey(deps.db, response.id)
  if (challenge === null || !passkey || !isOf(passkey.user_id, response))
    throw passkeyRefusedError()
  if (userId !== null && passkey.user_id !== userId) throw passkeyRefusedError()
  const counter = await signedBy(deps, passkey, response, challenge)
  if (counter === null) throw passkeyRefusedError()
  return { passkey, counter }
}

export function passkeyRefusedError(): AppError {
  return new AppError('passkey_refused', say('passkeyRefused'))
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
