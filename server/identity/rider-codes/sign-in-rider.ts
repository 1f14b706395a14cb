/** Signs a rider in with their number and a code. */
import type { FastifyRequest } from 'fastify'
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { beginGuess, FREE_GUESSES } from '../accounts/guesses/guess.ts'
import { endNewSession } from '../accounts/sessions/end-staff-access.ts'
import { requireSecondFactorStep } from '../accounts/sessions/second-factor.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { spendTextedCode } from '../phone/sign-in/spend-texted-code.ts'
import { riderCodeHash, riderGuessKey } from './rider-code.ts'
import { deleteCode, findCode, findRiderByNumber, spendCode } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'auth' | 'config'>

/**
 * Whether a number is a rider's is told to nobody but who has a right code for it.
 * @param given.ticket of the code that was texted; the one that was read out is good all the same
 * @returns the person and the cookies of the new session
 * @throws AppError `wrong_code`, `too_many_requests`, `suspended`, `second_factor_needed`; `forbidden` for a number that
 * no rider logs in with
 */
export async function signInRider(
  deps: Needs,
  request: FastifyRequest,
  given: { phone: string; code: string; ticket?: string | undefined },
): Promise<{ user: Person; cookies: string[]; number: string }> {
  const { db } = deps
  const { code, ticket } = given
  const number = normalizeIndianMobile(given.phone)!
  const texted =
    ticket === undefined ? null : await spendTextedCode(deps, request, { ticket, code })
  if (texted !== number) await spendReadOutCode(deps, number, code)
  const rider = await findRiderByNumber(db, number)
  if (!rider) throw new AppError('forbidden', say('noRiderOfNumber'))
  await requireSecondFactorStep(deps, rider, true)
  const how = { rememberMe: true, isStrong: false }
  const begun = await beginProvenSession(deps, request, rider.id, how)
  if ((await findRiderByNumber(db, number))?.id === rider.id) return { ...begun, number }
  // The rider was removed while the session began.
  await endNewSession(deps, begun.cookies)
  throw new AppError('forbidden', say('noRiderOfNumber'))
}

/** Wrong ones are counted for every number alike, so that the answers tell nothing about it. */
async function spendReadOutCode(deps: Needs, number: string, code: string): Promise<void> {
  const { db, config, clock } = deps
  const guess = await beginGuess(deps, riderGuessKey(number), 'manyWrongRiderCodes')
  const hash = riderCodeHash({ config }, number, code)
  const found = await findCode(db, number, hash)
  const at = clock()
  if (!found) {
    // Waiting makes it no better: the laundry makes another one.
    if (guess.failures >= FREE_GUESSES) await deleteCode(db, number)
    throw new AppError('wrong_code', say('wrongRiderCode'))
  }
  await guess.right()
  if (found.usedAt !== null) throw new AppError('wrong_code', say('riderCodeUsed'))
  if (found.expiresAt <= at) throw new AppError('wrong_code', say('riderCodeExpired'))
  if (!(await spendCode(db, number, hash, at)))
    throw new AppError('wrong_code', say('riderCodeUsed'))
}
