/** Completes a pending sign-in once its second factor is proven. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { endSessionBegun } from '../accounts/sessions/end-access.ts'
import { findStep, spendStep } from '../accounts/sessions/second-factor-store.ts'
import { stepHash } from '../accounts/sessions/second-factor.ts'
import { requireCode } from './require-code.ts'

/**
 * @returns the person and the cookies of the new session
 * @throws AppError `wrong_code`, `too_many_requests`, `wrong_credentials` where the sign-in is over
 */
export async function endSignIn(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'auth' | 'config' | 'log'>,
  request: FastifyRequest,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ user: Person; cookies: string[] }> {
  const hash = stepHash(ticket)
  const step = await findStep(deps.db, hash, deps.clock())
  if (!step) throw over()
  await requireCode(deps, { id: step.userId, email: step.email }, code)
  const begun = await beginProvenSession(deps, request, step.userId, {
    rememberMe: step.rememberMe,
    isStrong: true,
  })
  if (!(await spendStep(deps.db, hash))) {
    // It was ended, as by a new password, while the session began.
    await endSessionBegun(deps, begun.cookies)
    throw over()
  }
  return begun
}

function over(): AppError {
  return new AppError('wrong_credentials', say('signInOver'))
}
