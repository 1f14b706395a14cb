/** Starts adding a passkey: the options for the person's device. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { hasPassword } from '../accounts/passwords/has-password.ts'
import { requireProvenContact } from '../accounts/record/require-proven-contact.ts'
import { newPasskeyChallenge } from './challenges.ts'
import { offersPasskeys, relyingParty } from './relying-party.ts'
import { selectPasskeys } from './store.ts'

/** More devices than anybody logs in with. */
export const MOST_PASSKEYS = 10

/**
 * The call asks for a fresh proof, for anybody who finds a session open could add their own.
 * @returns the options of `navigator.credentials.create`, as JSON
 * @throws AppError `no_password`, `too_many_saved`, `provider_not_set_up`; `email_not_confirmed` for staff, whose passkeys
 * are their second factor
 */
export async function beginAddingPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'laundry'>,
  person: Person,
): Promise<Record<string, unknown>> {
  if (!offersPasskeys(deps.config))
    throw new AppError('provider_not_set_up', say('passkeysNotOffered'))
  if (!(await hasPassword(deps.db, person.id)))
    throw new AppError('no_password', say('choosePasswordFirst'))
  if (isStaff(person)) await requireProvenContact(deps.db, person.id)
  const [{ generateRegistrationOptions }, passkeys, { name }] = await Promise.all([
    import('@simplewebauthn/server'),
    selectPasskeys(deps.db, person.id),
    deps.laundry(branchOfPerson(person)).settings.current(),
  ])
  if (passkeys.length >= MOST_PASSKEYS)
    throw new AppError('too_many_saved', say('manyPasskeys', { most: MOST_PASSKEYS }))
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingParty(deps.config).id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: await newPasskeyChallenge(deps, person.id),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}
