/** Adds an email to an account that has only a phone number. */
import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { askForEmail } from '../../accounts/email/change-email.ts'
import { withPhoneCode } from './with-phone-code.ts'

/**
 * There is no password that a session could be asked for, so a code to the number is. The email counts once the
 * link in its mailbox was opened.
 * @throws AppError `forbidden` where there is an email already; `wrong_code`, `email_taken`, `too_many_requests`
 */
export async function addEmail(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  request: FastifyRequest,
  person: Person,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (person.email !== '') throw new AppError('forbidden', say('emailThereAlready'))
  await withPhoneCode(deps, request, person.id, code, {
    act: (tx, _found, at) => askForEmail(tx, deps, person, email, at),
  })
}
