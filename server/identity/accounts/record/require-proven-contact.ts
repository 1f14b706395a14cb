/** Requires an account with a verified email or phone number. */
import type { Db } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { findProvenContact } from './contact-store.ts'

/** Whether somebody has proven their email, or their number; neither changes until the transaction of `db` ends. */
export function hasProvenContact(db: Db, userId: string): Promise<boolean> {
  return findProvenContact(db, userId)
}

/**
 * To be asked before a second factor is set up: it outlasts whatever is proven later, so a stranger who signed up with
 * another's email must not have one there.
 * @throws AppError `email_not_confirmed`
 */
export async function requireProvenContact(db: Db, userId: string): Promise<void> {
  if (!(await hasProvenContact(db, userId)))
    throw new AppError('email_not_confirmed', say('confirmEmailFirst'))
}
