/** Requests a code to a person's own phone number. */
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { enforceWindows } from '../../../http/limits/limit.ts'
import { requireMobile } from '../../../platform/phone-kind.ts'
import { findCodeAsker, enforceCodeWait } from '../codes/enforce-code-wait.ts'
import { normalizePhone } from '../numbers/assign-phone.ts'
import { findPhone } from './store.ts'
import { needsVerificationCode } from './needs-verification-code.ts'

const DAY_SECONDS = 86_400

/** So many one account asks for, whatever it is asked back about its number, and to whichever numbers. */
const MOST_A_MINUTE = 2
const MOST_OF_PERSON = 20

/**
 * @param isMobile the person has said that it is one
 * @throws AppError `invalid_input` without a number, with a proven one or a landline; `maybe_landline`; `too_many_requests`
 */
export async function requestPhoneCode(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  request: FastifyRequest,
  userId: string,
  isMobile?: boolean,
): Promise<void> {
  const found = await findPhone(deps.db, userId)
  if (!found?.phone) throw new AppError('invalid_input', say('savePhoneFirst'))
  if (!needsVerificationCode(found)) throw new AppError('invalid_input', say('phoneProven'))
  requireMobile(found.phone, isMobile)
  await enforceWindows(
    deps,
    [
      { what: `codes of person ${userId}`, most: MOST_A_MINUTE, seconds: 60 },
      {
        what: `codes of person ${userId}`,
        most: MOST_OF_PERSON * deps.config.limitFactor,
        seconds: DAY_SECONDS,
      },
    ],
    'tooManyAttempts',
  )
  // After the account's own, so that what is refused for one account takes nothing from the number.
  const number = normalizePhone(found.phone)
  const asker = await findCodeAsker(deps, request, number)
  await enforceCodeWait(deps, { number, asker }, 'codes of the laundry', 'manyCodes')
  await inTransaction(deps.db, (tx) =>
    deps.jobs.enqueue(tx, 'text-phone-code', { userId, askedAt: deps.clock().toISOString() }),
  )
}
