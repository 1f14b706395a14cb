/** Somebody proves their number with the code that was sent to it. */
import { beginGuess } from '../accounts/guess.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { dialled } from '../../platform/mail/sms.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, spendCode } from './store.ts'

/** @throws AppError `wrong_code`, `too_many_requests` after some wrong ones */
export async function provePhone(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  code: string,
): Promise<void> {
  const guess = await beginGuess({ db, config }, `phone code of ${userId}`, 'manyWrongCodes')
  const found = await findPhone(db, userId)
  const number = dialled(found?.phone ?? '')
  const hash = codeHash({ userId, number, code }, config.authSecret)
  if (!(await spendCode(db, userId, hash, clock())))
    throw new AppError('wrong_code', say('wrongCode'))
  await guess.right()
}
