/** What somebody may do with the code that was sent to their number. */
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { dialled } from '../../platform/mail/sms.ts'
import { beginGuess } from '../accounts/guess.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, spendCode } from './store.ts'

/**
 * Spends the code and does something in the same transaction; what is thrown leaves the code as it was.
 * @param then gets whose number it is, as they are stored
 * @throws AppError `wrong_code`, `too_many_requests` after some wrong ones
 */
export async function withPhoneCode(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  code: string,
  then: (
    tx: Tx,
    found: NonNullable<Awaited<ReturnType<typeof findPhone>>>,
    at: Date,
  ) => Promise<void>,
): Promise<void> {
  const guess = await beginGuess({ db, config }, `phone code of ${userId}`, 'manyWrongCodes')
  await inTransaction(db, async (tx) => {
    const found = await findPhone(tx, userId)
    const number = dialled(found?.phone ?? '')
    const hash = codeHash({ userId, number, code }, config.authSecret)
    const at = clock()
    if (!found || !(await spendCode(tx, userId, hash, at)))
      throw new AppError('wrong_code', say('wrongCode'))
    await then(tx, found, at)
  })
  await guess.right()
}
