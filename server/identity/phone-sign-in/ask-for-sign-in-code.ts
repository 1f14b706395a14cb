/** Somebody wants to sign in with a code that is sent to a number. */
import { randomBytes } from 'node:crypto'
import { SIGN_IN_CODE_MINUTES } from '#contract/phone-sign-in.ts'
import { inTransaction } from '../../database/transaction.ts'
import { keepWithin } from '../../http/limit.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireMobile } from '../../platform/phone-kind.ts'
import { ticketHash } from '../phone-numbers/take-with-proof.ts'
import { spelled } from '../phone-numbers/take-number.ts'
import { offersCodes } from '../phone-numbers/offers-codes.ts'
import { insertTicket } from './store.ts'

const DAY_SECONDS = 86_400

/** So many a day reach one number, no matter who asks. */
const MOST_TO_NUMBER = 5

/**
 * Nothing of what is done here depends on whether the number has an account, so neither answer nor time
 * tells. What one address may ask for is the call's own limit.
 * @param phone with a mobile's digits
 * @param isMobile a person has said that it is one
 * @returns the ticket, without which the code is good for nothing
 * @throws AppError `provider_not_set_up`, `invalid_input` for a landline, `maybe_landline`, `too_many_requests`
 */
export async function askForSignInCode(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config' | 'demo'>,
  phone: string,
  isMobile?: boolean,
): Promise<string> {
  if (!offersCodes(deps)) throw new AppError('provider_not_set_up', say('codesNotOffered'))
  requireMobile(phone, isMobile)
  const number = spelled(phone)
  await keepWithin(
    deps,
    [
      {
        what: `sign-in codes to ${number}`,
        most: MOST_TO_NUMBER * deps.config.limitFactor,
        seconds: DAY_SECONDS,
      },
    ],
    'manySignInCodes',
  )
  // After the number's own, so that what is refused for one number takes nothing from the others.
  await keepWithin(
    deps,
    [
      {
        what: 'sign-in codes of the laundry',
        most: deps.config.smsCodesPerDay,
        seconds: DAY_SECONDS,
      },
    ],
    'manySignInCodes',
  )
  const ticket = randomBytes(32).toString('base64url')
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await insertTicket(tx, {
      ticket_hash: ticketHash(ticket),
      number,
      expires_at: new Date(now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    await deps.jobs.enqueue(tx, 'text-sign-in-code', {
      ticketHash: ticketHash(ticket),
      askedAt: now.toISOString(),
    })
  })
  return ticket
}
