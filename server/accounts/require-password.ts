/** Makes sure that whoever asks is the one who knows the account's password. */
import { verifyPassword } from 'better-auth/crypto'
import type { Db } from '../database/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { findPasswordHash } from './store.ts'

/**
 * @returns false when the account has no password at all
 * @throws AppError `wrong_password`
 */
export async function requirePassword(
  db: Db,
  userId: string,
  password: string | undefined,
): Promise<boolean> {
  const hash = await findPasswordHash(db, userId)
  if (hash === null) return false
  if (password === undefined || !(await verifyPassword({ hash, password })))
    throw new AppError(
      'wrong_password',
      password === undefined
        ? 'Please enter your current password.'
        : 'This is not your current password.',
    )
  return true
}
