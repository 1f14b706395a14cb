/** Confirms a signed-in person's identity with a passkey. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Session } from '../../http/callers/session.ts'
import { newSessionToken } from '../accounts/sessions/renew-token.ts'
import { updateSessionProof } from '../accounts/sessions/second-factor-store.ts'
import { newPasskeyChallenge } from './challenges.ts'
import { offersPasskeys, relyingParty } from './relying-party.ts'
import { passkeyRefusedError, requirePasskey } from './require-passkey.ts'
import { selectPasskeys, updatePasskeyUse } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/**
 * @returns the options of `navigator.credentials.get`, as JSON: for the person's own passkeys
 * @throws AppError `provider_not_set_up`
 */
export async function beginPasskeyProof(
  deps: Needs,
  userId: string,
): Promise<Record<string, unknown>> {
  if (!offersPasskeys(deps.config))
    throw new AppError('provider_not_set_up', say('passkeysNotOffered'))
  const { id: rpID } = relyingParty(deps.config)
  const [{ generateAuthenticationOptions }, passkeys] = await Promise.all([
    import('@simplewebauthn/server'),
    selectPasskeys(deps.db, userId),
  ])
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await newPasskeyChallenge(deps, userId),
    allowCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * The session is strong from now on.
 * @returns the session's new token
 * @throws AppError `passkey_refused`
 */
export async function proveWithPasskey(
  deps: Needs,
  { id, person }: Pick<Session, 'id' | 'person'>,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { passkey, counter } = await requirePasskey(deps, response, person.id)
  const now = deps.clock()
  if (!(await updatePasskeyUse(deps.db, passkey.id, counter, now))) throw passkeyRefusedError()
  const newToken = newSessionToken()
  await updateSessionProof(deps.db, { id, newToken }, true, now)
  return newToken
}
