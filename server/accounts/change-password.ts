/** Gives the signed-in person another password. */
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { askAuth } from './ask-auth.ts'
import { postPasswordLetter } from './post-password-letter.ts'
import { requirePassword } from './require-password.ts'
import { removeResetLinks } from './store.ts'

/**
 * Every session ends; the one that asks goes on as a new one.
 * @returns the new session's cookies
 * @throws AppError `wrong_password`, `no_password`
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'auth' | 'config'>,
  request: FastifyRequest,
  person: Person,
  currentPassword: string,
  newPassword: string,
): Promise<string[]> {
  if (!(await requirePassword(deps.db, person.id, currentPassword)))
    throw new AppError(
      'no_password',
      'You have no password here yet. “Forgot password?” on the login page gives you one.',
    )
  const { status, cookies } = await askAuth(deps, request, 'POST', '/change-password', {
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  })
  if (status !== 200) throw new Error(`Changing a password answered ${status}`)
  await inTransaction(deps.db, async (tx) => {
    await removeResetLinks(tx, person.id)
    await postPasswordLetter(tx, deps, person, deps.clock())
  })
  return cookies
}
