/** What the link of an invitation holds. */
import { createHash, randomBytes } from 'node:crypto'

/** A new token: 32 random bytes, so that the hash of them, which alone is kept, can be quick to compute. */
export function newInvitationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: invitationHash(token) }
}

export function invitationHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Where the link leads. */
export function invitationPath(token: string): string {
  return `/join?token=${token}`
}
