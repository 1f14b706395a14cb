/** The account that signs in with a phone number, and whether the number is staff's. */
import { isStaff } from '#domain/people/roles.ts'
import type { Reader } from '#words/words-for.ts'
import type { Db } from '../../../database/transaction.ts'
import { findPhoneSignInUser, selectUsersWithProvenPhone } from './store.ts'

/** The one account that a number signs in; waits for a change of that which is under way. */
export function findPhoneOwner(
  db: Db,
  number: string,
): Promise<(Reader & { id: string; email: string; role: string }) | undefined> {
  return findPhoneSignInUser(db, number)
}

/** Whether a number is staff's, who never sign in with it. */
export async function isStaffPhone(db: Db, number: string): Promise<boolean> {
  const proven = await selectUsersWithProvenPhone(db, number)
  return proven.some(isStaff)
}
