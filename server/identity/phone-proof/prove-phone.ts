/** Somebody proves their number with the code that was sent to it, and may let it sign them in. */
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { beginGuess } from '../accounts/guess.ts'
import { requirePassword } from '../accounts/require-password.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { dialled } from '../../platform/mail/sms.ts'
import { takeNumber } from '../phone-numbers/take-number.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, spendCode } from './store.ts'
import { canSignIn } from './wants-code.ts'

/**
 * The number is its owner's alone from then on. A session is not enough to make it a way of signing in,
 * for anybody who finds one open could add their own: that takes the password too.
 * @param password lets the number sign its owner in; left out, it gets texts alone
 * @throws AppError `wrong_code`, `wrong_password`, `no_password`, `too_many_requests` after some wrong ones
 */
export async function provePhone(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'words' | 'clock' | 'config'>,
  person: { id: string; email: string },
  code: string,
  password: string | undefined,
): Promise<void> {
  const { db, clock, config } = deps
  const signsIn = password !== undefined
  if (signsIn && !(await requirePassword(deps, person, password)))
    throw new AppError('no_password', say('choosePasswordFirst'))
  const guess = await beginGuess({ db, config }, `phone code of ${person.id}`, 'manyWrongCodes')
  await inTransaction(db, async (tx) => {
    const found = await findPhone(tx, person.id)
    const number = dialled(found?.phone ?? '')
    const hash = codeHash({ userId: person.id, number, code }, config.authSecret)
    const at = clock()
    if (!found || !(await spendCode(tx, person.id, hash, at)))
      throw new AppError('wrong_code', say('wrongCode'))
    await takeNumber(tx, deps, { user: found, phone: found.phone, signsIn, at })
    if (!signsIn || !canSignIn(found)) return
    await queueMessage(tx, deps, {
      id: newId(at),
      userId: found.id,
      to: found.email,
      kind: 'phone.signs_in',
      params: { phone: found.phone },
      link: '/forgot-password',
      at,
    })
  })
  await guess.right()
}
