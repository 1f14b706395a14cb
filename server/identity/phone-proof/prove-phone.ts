/** Somebody proves their number with the code that was sent to it, and may let it sign them in. */
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import { requirePassword } from '../accounts/require-password.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { takeNumber } from '../phone-numbers/take-number.ts'
import { canSignIn } from './wants-code.ts'
import { withPhoneCode } from './with-phone-code.ts'

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
  const signsIn = password !== undefined
  if (signsIn && !(await requirePassword(deps, person, password)))
    throw new AppError('no_password', say('choosePasswordFirst'))
  await withPhoneCode(deps, person.id, code, async (tx, found, at) => {
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
}
