/** Erases a customer: personal data is removed, and bookkeeping records stay without a name. */
import { ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { isStaff } from '#domain/people/roles.ts'
import { requireRightPassword } from '../../identity/accounts/passwords/require-right-password.ts'
import { requireOwnSecondFactor } from '../../identity/accounts/sessions/second-factor.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Session } from '../../http/callers/session.ts'
import { erasePerson } from './erase-person.ts'

/**
 * All of it or nothing, in one transaction; files go with the jobs that it enqueues.
 * @param personalData what all capabilities store of people
 * @param proof the password, or from somebody who has none the words that say it is meant
 * @throws AppError `wrong_password`, `proof_needed`, `forbidden`, `orders_under_way`, `payment_pending`
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'payments'>,
  personalData: readonly PersonalData[],
  session: Session,
  proof: { password?: string | undefined; words?: string | undefined },
): Promise<void> {
  const { person } = session
  if (isStaff(person)) throw new AppError('forbidden', say('staffKeepAccount'))
  await requireOwnSecondFactor(deps, session)
  const hasPassword = await requireRightPassword(deps, person, proof.password)
  if (!hasPassword && proof.words?.trim().toLowerCase() !== ERASE_WORDS)
    throw new AppError('wrong_password', say('wordsNeeded', { words: ERASE_WORDS }))
  await inTransaction(deps.db, (tx) =>
    erasePerson(tx, deps, personalData, person.id, { now: deps.clock(), isAgain: false }),
  )
}
