/** Somebody wants a code sent to their own number. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { keepWithin } from '../../http/limit.ts'
import { dialled } from '../../platform/mail/sms.ts'
import { findPhone } from './store.ts'
import { wantsCode } from './wants-code.ts'

const DAY_SECONDS = 86_400

/** So many a day reach one number, no matter who asks. */
const MOST_TO_NUMBER = 5

/**
 * What one account may ask for is the call's own limit.
 * @throws AppError `invalid_input` without a number, or with a proven one; `too_many_requests`
 */
export async function askForCode(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  userId: string,
): Promise<void> {
  const found = await findPhone(deps.db, userId)
  if (!found?.phone) throw new AppError('invalid_input', say('savePhoneFirst'))
  if (!wantsCode(found)) throw new AppError('invalid_input', say('phoneProven'))
  await keepWithin(
    deps,
    [
      {
        what: `codes to ${dialled(found.phone)}`,
        most: MOST_TO_NUMBER * deps.config.limitFactor,
        seconds: DAY_SECONDS,
      },
      {
        what: 'codes of the laundry',
        most: deps.config.smsCodesPerDay,
        seconds: DAY_SECONDS,
      },
    ],
    'manyCodes',
  )
  await inTransaction(deps.db, (tx) =>
    deps.jobs.enqueue(tx, 'text-phone-code', { userId, askedAt: deps.clock().toISOString() }),
  )
}
