// Strong sign-in with a second factor or a passkey, and the roles that need it.
import { DAY_MS } from '../base/time-zone.ts'
import type { BusinessSettings } from './business-settings.ts'
import { PERMISSIONS_OF } from '../people/permissions.ts'
import type { Role } from '../people/roles.ts'

/** For how long those who are required to may do without it, once it is required of them. */
const GRACE_DAYS = 14

/** For how long somebody who has proven that it is them isn't asked again. */
const PROOF_MINUTES = 10

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10

/**
 * From when on somebody has to sign in strongly: those whose role brings them colleagues, who run the laundry.
 * @param person with when their account was made
 * @returns null for those who need not
 */
export function strongSignInDueAt(
  person: { role: Role; joinedAt: Date },
  { strongSignInSince: since }: Pick<BusinessSettings, 'strongSignInSince'>,
): Date | null {
  if (since === null || !PERMISSIONS_OF[person.role].includes('people')) return null
  return new Date(Math.max(since.getTime(), person.joinedAt.getTime()) + GRACE_DAYS * DAY_MS)
}

/** Whether somebody has to sign in strongly by now. */
export function needsStrongSignIn(
  person: { role: Role; joinedAt: Date },
  settings: Pick<BusinessSettings, 'strongSignInSince'>,
  now: Date,
): boolean {
  const due = strongSignInDueAt(person, settings)
  return due !== null && due <= now
}

/** Whether somebody proved so lately that it is them that they are not asked again. */
export function isFreshProof(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < PROOF_MINUTES * 60_000
}
