/** Proves a person's phone number by its code, and optionally enables sign-in by it. */
import type { FastifyRequest } from 'fastify'
import { newId } from '../../../platform/ids.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { requireRightPassword } from '../../accounts/passwords/require-right-password.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { assignPhone } from '../numbers/assign-phone.ts'
import { canEnablePhoneSignIn } from './needs-verification-code.ts'
import { runWithPhoneCode } from './run-with-phone-code.ts'

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
  await runWithPhoneCode(deps, request, person.id, code, {
    async requireMore() {
      if (signsIn && !(await requireRightPassword(deps, person, password)))
        throw new AppError('no_password', say('choosePasswordFirst'))
    },
    async act(tx, found, at) {
      await assignPhone(tx, deps, { user: found, phone: found.phone, signsIn, at })
      if (!signsIn || !canEnablePhoneSignIn(found)) return
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
