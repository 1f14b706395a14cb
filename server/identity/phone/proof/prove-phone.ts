/** Proves a person's phone number by its code, and optionally enables sign-in by it. */
import type { FastifyRequest } from 'fastify'
import { newId } from '../../../platform/ids.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { requirePassword } from '../../accounts/passwords/require-password.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { takeNumber } from '../numbers/take-number.ts'
import { canSignIn } from './wants-code.ts'
import { withPhoneCode } from './with-phone-code.ts'

/**
 * The number is its owner's alone from then on. A session is not enough to make it a way of signing in,
 * for anybody who finds one open could add their own: that takes the password too.
 * @param given.password lets the number sign its owner in; left out, it gets texts alone
 * @throws AppError `wrong_code`, `wrong_password`, `no_password`, `too_many_requests` after some wrong ones
 */
export async function provePhone(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  request: FastifyRequest,
  person: { id: string; email: string },
  given: { code: string; password?: string | undefined },
): Promise<void> {
  const { code, password } = given
  const signsIn = password !== undefined
  await withPhoneCode(deps, request, person.id, code, {
    async requireMore() {
      if (signsIn && !(await requirePassword(deps, person, password)))
        throw new AppError('no_password', say('choosePasswordFirst'))
    },
    async act(tx, found, at) {
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
    },
  })
}
