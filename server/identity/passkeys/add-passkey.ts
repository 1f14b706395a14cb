/** Adds a passkey made by a person's device. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { isStaff } from '#domain/people/roles.ts'
import type { Words } from '#words/words.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { newId } from '../../platform/ids.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Session } from '../../http/callers/session.ts'
import { newSessionToken } from '../accounts/sessions/renew-token.ts'
import { updateSessionProof } from '../accounts/sessions/second-factor-store.ts'
import { requireProvenContact } from '../accounts/record/require-proven-contact.ts'
import { deviceName } from '../accounts/sessions/device-name.ts'
import { MOST_PASSKEYS } from './begin-adding-passkey.ts'
import { takePasskeyChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { insertPasskey, lockPasskeyOwner, selectPasskeys } from './store.ts'

/**
 * A fresh proof was asked for when the challenge was given, which is this person's alone. The session that adds it is
 * strong from now on.
 * @returns the session's new token
 * @param response what `navigator.credentials.create` gave, as JSON
 * @param userAgent names the passkey
 * @throws AppError `passkey_refused`, `too_many_saved`, `email_not_confirmed` as for the challenge
 */
export async function addPasskey(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'wordsFor' | 'clock' | 'config' | 'log'>,
  { id: sessionId, person }: Pick<Session, 'id' | 'person'>,
  response: RegistrationResponseJSON,
  userAgent: string | null,
): Promise<string> {
  const { db, clock, config, wordsFor } = deps
  const challenge = await takePasskeyChallenge(deps, response.response.clientDataJSON, person.id)
  if (challenge === null) throw refused()
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id: rpId, origin } = relyingParty(config)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((err: unknown) => {
    deps.log.info({ err }, 'a passkey was refused')
    return null
  })
  if (!verified?.verified) throw refused()
  const { credential } = verified.registrationInfo
  const newToken = newSessionToken()
  try {
    await inTransaction(db, async (tx) => {
      const at = clock()
      await lockPasskeyOwner(tx, person.id)
      if (isStaff(person)) await requireProvenContact(tx, person.id)
      const passkeys = await selectPasskeys(tx, person.id)
      if (passkeys.length >= MOST_PASSKEYS)
        throw new AppError('too_many_saved', say('manyPasskeys', { most: MOST_PASSKEYS }))
      const words = wordsFor(person)
      const name = unusedName(
        words,
        deviceName(words, userAgent),
        passkeys.map((passkey) => passkey.name),
      )
      await insertPasskey(tx, {
        id: newId(at),
        user_id: person.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        rp_id: rpId,
        name,
        created_at: at,
      })
      await updateSessionProof(tx, { id: sessionId, newToken }, true, at)
      await queueMessage(tx, deps, {
        id: newId(at),
        userId: person.id,
        to: person.email,
        kind: 'passkey.added',
        params: { name },
        link: '/forgot-password',
        at,
      })
    })
    return newToken
  } catch (error) {
    if (isUniqueViolation(error)) throw refused()
    throw error
  }
}

/** Two phones of the same kind are told apart. */
function unusedName({ people }: Words, device: string, used: readonly string[]): string {
  let name = device
  for (let number = 2; used.includes(name); number += 1)
    name = people.nextDevice({ name: device, number })
  return name
}

function refused(): AppError {
  return new AppError('passkey_refused', say('passkeyNotAdded'))
}
