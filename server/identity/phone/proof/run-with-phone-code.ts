/** Runs an action that a phone code authorises. */
import type { FastifyRequest } from 'fastify'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { dialableNumber } from '../../../platform/mail/sms.ts'
import { beginGuess } from '../../accounts/guesses/guess.ts'
import { findCodeAsker, resetCodeWaits } from '../codes/enforce-code-wait.ts'
import { normalizePhone } from '../numbers/assign-phone.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, isRightCode, spendProofCode } from './store.ts'

/**
 * Spends the code and does something in the same transaction; what is thrown leaves the code as it was.
 * @param use.requireMore what else is asked for, such as the password: only once the code is known to be right, for it
 * may cost much
 * @param use.act gets whose number it is, as they are stored
 * @throws AppError `wrong_code`, `too_many_requests` after some wrong ones
 */
export async function runWithPhoneCode(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  userId: string,
  code: string,
  use: {
    requireMore?: () => Promise<void>
    act: (
      tx: Tx,
      found: NonNullable<Awaited<ReturnType<typeof findPhone>>>,
      at: Date,
    ) => Promise<void>
  },
): Promise<void> {
  const guess = await beginGuess({ db, config }, `phone code of ${userId}`, 'manyWrongCodes')
  const hashFor = (phone: string) =>
    codeHash({ userId, number: dialableNumber(phone), code }, config.authSecret)
  const asked = await findPhone(db, userId)
  if (!asked || !(await isRightCode(db, userId, hashFor(asked.phone), clock()))) throw wrongCode()
  await guess.right()
  await use.requireMore?.()
  // Before the number changes hands, for a browser is known by whose it is.
  const number = normalizePhone(asked.phone)
  const asker = await findCodeAsker({ db, config }, request, number)
  await inTransaction(db, async (tx) => {
    const found = await findPhone(tx, userId)
    const at = clock()
    if (!found || !(await spendProofCode(tx, userId, hashFor(found.phone), at))) throw wrongCode()
    await use.act(tx, found, at)
  })
  await resetCodeWaits({ db, config }, number, asker)
}

function wrongCode(): AppError {
  return new AppError('wrong_code', say('wrongCode'))
}
