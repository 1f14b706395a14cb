/** Unlocks a shared tablet by PIN, and starts the person's session. */
import type { FastifyRequest } from 'fastify'
import { PIN_TRIES } from '#domain/people/pin.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { networkOfAddress } from '../../http/callers/source.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { beginGuess } from '../accounts/guesses/guess.ts'
import { tabletHash, readTabletToken } from '../accounts/sessions/shared-tablet.ts'
import { matchesPin } from './pin-hash.ts'
import { countPinFailure, findPin, findTablet } from './store.ts'

/**
 * Wrong ones are counted for the person on this tablet, and for the network that they come from, so that nobody tries
 * one PIN on everybody.
 * @returns the person and the cookies of the new session
 * @throws AppError `not_found` for a tablet that was cut off or somebody who can't come by PIN, `wrong_code`,
 *   `pin_locked` once the tries are used up, `too_many_requests`
 */
export async function unlockTablet(
  deps: Pick<Deps, 'db' | 'demo' | 'clock' | 'auth' | 'config'>,
  request: FastifyRequest,
  { userId, pin }: { userId: string; pin: string },
): Promise<{ user: Person; cookies: string[] }> {
  const { db, config } = deps
  const token = readTabletToken(request, config)
  const tablet = token === null ? undefined : await findTablet(db, tabletHash(token))
  if (!tablet) throw notFound('tablet')
  const known = await findPin(db, userId, tablet.id)
  if (!known) throw notFound('colleague')
  if (known.failures === PIN_TRIES) throw new AppError('pin_locked', say('pinLocked'))
  const guess = await beginGuess(deps, `PINs from ${networkOfAddress(request.ip)}`, 'manyWrongPins')
  const failures = await countPinFailure(db, tablet.id, userId)
  if (failures === undefined) throw new AppError('pin_locked', say('pinLocked'))
  if (!(await matchesPin(deps, known.hash, userId, pin)))
    throw failures === PIN_TRIES
      ? new AppError('pin_locked', say('pinLocked'))
      : new AppError('wrong_code', say('wrongPin', { left: PIN_TRIES - failures }))
  await guess.right()
  const how = { rememberMe: true, isStrong: false, byPin: known.hash }
  return beginProvenSession(deps, request, userId, how)
}
