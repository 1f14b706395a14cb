/** Starts a session after a proof of identity: a phone code or a passkey. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findUser } from '../../find-user.ts'
import { callSignInLibrary } from './call-sign-in-library.ts'
import { endNewSession, markNewSessionProven } from '../sessions/end-staff-access.ts'
import { refuseSuspendedStaff } from '../sessions/refuse-suspended-staff.ts'
import { bindSessionToTablet } from '../sessions/shared-tablet.ts'
import { runAsProvenUser, PROVEN_PATH } from './proven-sign-in-plugin.ts'

interface Begin {
  rememberMe: boolean
  isStrong: boolean
  byPin?: string | null
}

/**
 * The caller makes sure once more that what was proven still holds when this is done, and ends the session if not.
 * @param begin.rememberMe whether the session outlives the browser
 * @param begin.byPin the hash of the PIN that was right, on a shared tablet
 * @param begin.isStrong whether it was proven with a second factor or a passkey; else it isn't a fresh proof either
 * @throws AppError `suspended`
 */
export async function beginProvenSession(
  deps: Pick<Deps, 'auth' | 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
  userId: string,
  { rememberMe, isStrong, byPin = null }: Begin,
): Promise<{ user: Person; cookies: string[] }> {
  await refuseSuspendedStaff(deps, userId)
  const { status, cookies } = await runAsProvenUser(userId, () =>
    callSignInLibrary(deps, request, 'POST', PROVEN_PATH, { rememberMe }),
  )
  const user = status === 200 ? await findUser(deps.db, userId) : undefined
  if (!user) throw new Error(`A proven session was refused with ${status}`)
  const bound = await bindSessionToTablet(deps, request, { userId, cookies, byPin })
  if (bound === null) {
    await endNewSession(deps, cookies)
    throw notFound('tablet')
  }
  if (isStrong) await markNewSessionProven(deps, cookies, { isStrong })
  return { user, cookies: bound }
}
