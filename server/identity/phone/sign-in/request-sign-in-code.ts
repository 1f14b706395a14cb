/** Sends a sign-in code to a phone number. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SIGN_IN_CODE_MINUTES } from '#contract/accounts/phone-sign-in.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireMobile } from '../../../platform/phone-kind.ts'
import { phoneTicketHash } from '../numbers/assign-proven-phone.ts'
import { normalizePhone } from '../numbers/assign-phone.ts'
import { offersPhoneCodes } from '../numbers/offers-phone-codes.ts'
import { findCodeAsker, enforceCodeWait } from '../codes/enforce-code-wait.ts'
import { insertSignInTicket } from './store.ts'

/**
 * Nothing of what is done here depends on whether the number has an account, so neither answer nor time
 * tells. What one address may ask for is the call's own limit.
 * @param phone with a mobile's digits
 * @param isMobile a person has said that it is one
 * @returns the ticket, without which the code is good for nothing; and in how many seconds there can be another
 * @throws AppError `provider_not_set_up`, `invalid_input` for a landline, `maybe_landline`, `too_many_requests`
 */
export async function requestSignInCode(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config' | 'demo'>,
  request: FastifyRequest,
  phone: string,
  isMobile?: boolean,
): Promise<{ ticket: string; resendAfterSeconds: number }> {
  if (!offersPhoneCodes(deps)) throw new AppError('provider_not_set_up', say('codesNotOffered'))
  requireMobile(phone, isMobile)
  const number = normalizePhone(phone)
  const asker = await findCodeAsker(deps, request, number)
  const resendAfterSeconds = await enforceCodeWait(
    deps,
    { number, asker },
    'sign-in codes of the laundry',
    'manySignInCodes',
  )
  const ticket = randomBytes(32).toString('base64url')
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await insertSignInTicket(tx, {
      ticket_hash: phoneTicketHash(ticket),
      number,
      expires_at: new Date(now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    await deps.jobs.enqueue(tx, 'text-sign-in-code', {
      ticketHash: phoneTicketHash(ticket),
      askedAt: now.toISOString(),
    })
  })
  return { ticket, resendAfterSeconds }
}
