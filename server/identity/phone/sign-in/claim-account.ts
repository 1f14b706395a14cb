/** Claims an account that the laundry knows by its phone number alone. */
import type { FastifyRequest } from 'fastify'
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { beginProvenSession } from '../../accounts/sign-in/begin-proven-session.ts'
import { endNewSession } from '../../accounts/sessions/end-staff-access.ts'
import { beginGuess } from '../../accounts/guesses/guess.ts'
import { findOrdererByPhoneNumber } from '../customers/known-by.ts'
import { requireSecondFactorStep } from '../../accounts/sessions/second-factor.ts'
import { findPhoneOwner } from '../numbers/find-phone-owner.ts'
import { findProvenPhone, assignProvenPhone } from '../numbers/assign-proven-phone.ts'

/**
 * A number alone opens nothing that was there before it was proven: networks give numbers to other people. Who
 * claims also knows the number of an order, which is on its slip and in no text that others read.
 * @returns the person and the cookies of the new session; from now on the number signs them in
 * @throws AppError `wrong_code` for an order or a proof that isn't theirs, `second_factor_needed`, `too_many_requests`
 */
export async function claimAccount(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'auth' | 'config'>,
  request: FastifyRequest,
  asked: { phoneProof: string; orderNumber: string; rememberMe: boolean },
): Promise<{ user: Person; cookies: string[] }> {
  const { db } = deps
  const number = await findProvenPhone(db, asked.phoneProof, deps.clock())
  if (number === null) throw new AppError('wrong_code', say('claimOver'))
  const guess = await beginGuess(deps, `claim by ${number}`, 'manyWrongCodes')
  const order = readOrderReference(asked.orderNumber)
  const person =
    order?.kind === 'number' ? await findOrdererByPhoneNumber(db, number, order.number) : undefined
  if (!person) throw new AppError('wrong_code', say('wrongOrderNumber'))
  await guess.right()
  // Who claimed it before may have added one since, and the number may be another person's now.
  await requireSecondFactorStep(deps, person, asked.rememberMe)
  await assignProvenPhone(deps, person, asked.phoneProof)
  const begun = await beginProvenSession(deps, request, person.id, {
    rememberMe: asked.rememberMe,
    isStrong: false,
  })
  if ((await findPhoneOwner(db, number))?.id === person.id) return begun
  // Another claim or sign-up was faster with the same proof.
  await endNewSession(deps, begun.cookies)
  throw new AppError('wrong_code', say('claimOver'))
}
