/** Takes a code that was texted for a ticket. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { beginGuess, FREE_GUESSES } from '../../accounts/guesses/guess.ts'
import { findCodeAsker, resetCodeWaits } from '../codes/enforce-code-wait.ts'
import { phoneTicketHash } from '../numbers/assign-proven-phone.ts'
import { codeHash } from './code-hash.ts'
import { deleteSignInCode, spendSignInCode } from './store.ts'

/**
 * @returns the number that the code was sent to, which is proven by it; null for a wrong code
 * @throws AppError `too_many_requests` after some wrong ones
 */
export async function spendTextedCode(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  { ticket, code }: { ticket: string; code: string },
): Promise<string | null> {
  const { db, clock, config } = deps
  const hash = phoneTicketHash(ticket)
  const guess = await beginGuess(deps, `sign-in code of ${hash}`, 'manyWrongCodes')
  const number = await spendSignInCode(db, hash, codeHash(hash, code, config.authSecret), clock())
  if (number === null) {
    // Waiting makes it no better: another code has to be asked for, and those are counted.
    if (guess.failures >= FREE_GUESSES) await deleteSignInCode(db, hash)
    return null
  }
  await guess.right()
  await resetCodeWaits(deps, number, await findCodeAsker(deps, request, number))
  return number
}
