/** Completes a pending sign-in once its second factor is proven. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { endNewSession } from '../accounts/sessions/end-staff-access.ts'
import { findSignInStep, spendSignInStep } from '../accounts/sessions/second-factor-store.ts'
import { signInStepHash } from '../accounts/sessions/second-factor.ts'
import { requireSecondFactorCode } from './require-second-factor-code.ts'

/**
 * @returns the person and the cookies of the new session
 * @throws AppError `wrong_code`, `too_many_requests`, `wrong_credentials` where the sign-in is over
 */
export async function finishSignIn(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'auth' | 'config' | 'log'>,
  request: FastifyRequest,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ user: Person; cookies: string[] }> {
  const hash = signInStepHash(ticket)
  const step = await findSignInStep(deps.db, hash, deps.clock())
  if (!step) throw over()
  await requireSecondFactorCode(deps, { id: step.userId, email: step.email }, code)
  const begun = await beginProvenSession(deps, request, step.userId, {
    rememberMe: step.rememberMe,
    isStrong: true,
  })
  if (!(await spendSignInStep(deps.db, hash))) {
    // It was ended, as by a new password, while the session began.
    await endNewSession(deps, begun.cookies)
    throw over()
  }
  return begun
}

function over(): AppError {
  return new AppError('wrong_credentials', say('signInOver'))
}
