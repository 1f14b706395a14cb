/** Changes somebody's name, email and phone. */
import type * as z from 'zod/mini'
import type { updateUser } from '#contract/accounts.ts'
import { isUniqueViolation } from '../database/constraint-errors.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { postLetter } from '../letters/post-letter.ts'
import { newId } from '../platform/ids.ts'
import { noSuchCustomer } from './require-user.ts'
import { requirePassword } from './require-password.ts'
import { findUser, removeResetLinks, updateUserRow } from './store.ts'

/**
 * Whoever changes their own email must know the password, and the old address is told of it.
 * @param asker who changes it: the person, or staff
 * @throws AppError `not_found`, `email_taken`, `wrong_password`, `no_password`
 */
export async function changeRecord(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  asker: Person,
  userId: string,
  { name, email, phone, currentPassword }: z.output<typeof updateUser.body>,
): Promise<Person> {
  const before = await findUser(deps.db, userId)
  if (!before) throw noSuchCustomer()
  const isNewEmail = before.email !== email
  if (isNewEmail && asker.id === before.id) await provePerson(deps, before, currentPassword)
  const fields = { name, email, ...(phone !== undefined && { phone }) }
  try {
    return await inTransaction(deps.db, async (tx) => {
      const now = deps.clock()
      const changed = await updateUserRow(
        tx,
        userId,
        { ...fields, ...(isNewEmail && { email_verified: false }) },
        now,
      )
      if (!changed) throw noSuchCustomer()
      if (!isNewEmail) return changed
      await removeResetLinks(tx, changed.id)
      await postLetter(tx, deps, {
        id: newId(now),
        userId: changed.id,
        to: before.email,
        subject: 'Your email was changed',
        body: `From now on we write to ${email}, and that is the email to log in with.\n\nIf this was not you, please tell us at once.`,
        link: '/contact',
        at: now,
      })
      return changed
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('email_taken', 'This email belongs to another account.')
    throw error
  }
}

async function provePerson(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  person: Person,
  password: string | undefined,
): Promise<void> {
  if (!(await requirePassword(deps, person, password)))
    throw new AppError(
      'no_password',
      'Please choose a password first: “Forgot password?” on the login page sends you a link.',
    )
}
