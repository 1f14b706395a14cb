/** Makes another code for a rider who logs in by number. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { enforceWindows } from '../../http/limits/limit.ts'
import { say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetGuesses } from '../accounts/guesses/guess.ts'
import { lockColleague } from '../people/lock-colleague.ts'
import type { MadeCode } from './add-rider.ts'
import { newRiderCode, riderGuessKey } from './rider-code.ts'
import { findRiderById, updateCode } from './store.ts'

/** Each has five tries, so that nobody guesses one by having new ones made. */
const MOST_AN_HOUR = 10

/**
 * The code before is good for nothing, and wrong ones are forgotten.
 * @throws AppError `not_found` for who doesn't log in by number, `forbidden`, `too_many_requests`
 */
export async function renewRiderCode(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'config'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
): Promise<MadeCode> {
  const most = MOST_AN_HOUR * deps.config.limitFactor
  const windows = [{ what: `rider codes of ${id}`, most, seconds: 3600 }]
  await enforceWindows(deps, windows, 'manyRiderCodes')
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockColleague(tx, askerId, id, say('ownRole'))
    const rider = await findRiderById(tx, id)
    if (!rider) throw notFound('colleague')
    const { name, number } = rider
    const { code, expiresAt, stored } = newRiderCode(deps, number, at)
    await updateCode(tx, id, stored)
    await forgetGuesses({ db: tx, config: deps.config }, [riderGuessKey(number)])
    await emit(tx, deps, {
      type: 'staff.rider_code_made',
      subject: { kind: 'user', id },
      actor: askerId,
      data: { userId: id },
      at,
    })
    return { id, name, number, code, expiresAt }
  })
}
