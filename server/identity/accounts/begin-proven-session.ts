/** Begins a session for somebody who has proven who they are: by a code to their phone, or a passkey. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { findUser } from '../find-user.ts'
import { askAuth } from './ask-auth.ts'
import { proveSessionBegun } from './end-access.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { asProven, PROVEN_PATH } from './proven-sign-in.ts'

/**
 * The caller makes sure once more that what was proven still holds when this is done, and ends the session if not.
 * @param begin.rememberMe whether the session outlives the browser
 * @param begin.isStrong whether it was proven with a second factor or a passkey; else it isn't a fresh proof either
 * @throws AppError `suspended`
 */
export async function beginProvenSession(
  deps: Pick<Deps, 'auth' | 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
  userId: string,
  { rememberMe, isStrong }: { rememberMe: boolean; isStrong: boolean },
): Promise<{ user: Person; cookies: string[] }> {
  await refuseSuspended(deps, userId)
  const { status, cookies } = await asProven(userId, () =>
    askAuth(deps, request, 'POST', PROVEN_PATH, { rememberMe }),
  )
  const user = status === 200 ? await findUser(deps.db, userId) : undefined
  if (!user) throw new Error(`A proven session was refused with ${status}`)
  if (isStrong) await proveSessionBegun(deps, cookies, { isStrong })
  return { user, cookies }
}
