/** Somebody whose account has a number alone adds an email to it. */
import { inTransaction } from '../../database/transaction.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { dialled } from '../../platform/mail/sms.ts'
import { askForEmail } from '../accounts/change-email.ts'
import { beginGuess } from '../accounts/guess.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, spendCode } from './store.ts'

/**
 * There is no password that a session could be asked for, so a code to the number is. The email counts once the
 * link in its mailbox was opened.
 * @throws AppError `forbidden` where there is an email already; `wrong_code`, `email_taken`, `too_many_requests`
 */
export async function addEmail(
  deps: Pick<Deps, 'db' | 'jobs' | 'words' | 'clock' | 'config'>,
  person: Person,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (person.email !== '') throw new AppError('forbidden', say('emailThereAlready'))
  const { db, clock, config } = deps
  const guess = await beginGuess({ db, config }, `phone code of ${person.id}`, 'manyWrongCodes')
  await inTransaction(db, async (tx) => {
    const found = await findPhone(tx, person.id)
    const number = dialled(found?.phone ?? '')
    const hash = codeHash({ userId: person.id, number, code }, config.authSecret)
    const at = clock()
    if (!found || !(await spendCode(tx, person.id, hash, at)))
      throw new AppError('wrong_code', say('wrongCode'))
    await askForEmail(tx, deps, person, email, at)
  })
  await guess.right()
}
