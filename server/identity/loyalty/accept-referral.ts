/** Records the inviter of a person who just signed up. */
import type { Db } from '../../database/transaction.ts'
import { insertReferral } from './store.ts'

/**
 * A code that nobody has, or that is the person's own, is no reason to refuse anybody an account: it counts for nothing.
 * @param signedInId who is signed in on the browser that signs up, who can't invite themselves
 * @returns whether both will get points
 */
export function acceptReferral(
  db: Db,
  userId: string,
  code: string,
  signedInId: string | null,
  now: Date,
): Promise<boolean> {
  const notOf = [userId, ...(signedInId ? [signedInId] : [])]
  return insertReferral(db, userId, code.trim().toUpperCase(), notOf, now)
}
