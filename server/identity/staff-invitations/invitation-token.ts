/** The token in an invitation's link. */
import { createHash, randomBytes } from 'node:crypto'
import { INVITATION_HOURS } from '#contract/people/joining.ts'
import { secretLink } from '#domain/base/secret-links.ts'

const HOUR_MS = 3_600_000

/** A new token: 32 random bytes, so that the hash of them, which alone is kept, can be quick to compute. */
export function newInvitationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: invitationHash(token) }
}

export function invitationHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Until when an invitation is good that is sent now. */
export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_HOURS * HOUR_MS)
}

/** Where the link leads. */
export function invitationPath(token: string): string {
  return secretLink('/join', 'token', token)
}
