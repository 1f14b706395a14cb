/** Adds an email to an account that has only a phone number. */
import type { FastifyRequest } from 'fastify'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requestEmailChange } from '../../accounts/email/change-email.ts'
import { runWithPhoneCode } from './run-with-phone-code.ts'

/**
 * There is no password that a session could be asked for, so a code to the number is. The email counts once the
 * link in its mailbox was opened.
 * @throws AppError `forbidden` where there is an email already; `wrong_code`, `email_taken`, `too_many_requests`
 */
export async function addMissingEmail(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  request: FastifyRequest,
  person: Person,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (person.email !== '') throw new AppError('forbidden', say('emailThereAlready'))
  await runWithPhoneCode(deps, request, person.id, code, {
    act: (tx, _found, at) => requestEmailChange(tx, deps, person, email, at),
  })
}
