/** Somebody hands in the cash that they have on them. */
import { cashHeld } from '#domain/till.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { paiseOf } from '../paise-of.ts'
import { cashSums, insertHandIn, lockPerson } from './store.ts'

/** Sums in rupees. */
interface HandInInput {
  amount: number
  expected: number
  reason?: string | undefined
  note?: string | undefined
}

/**
 * It is over all that they have on them now. A payment that a phone without a connection sends later counts to the next.
 * @throws AppError `still_waiting` while another waits to be counted, `nothing_due`, `price_changed` where they have
 *   another sum than they saw, `invalid_input` for a difference without a reason
 */
export function handIn(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: personId }: Pick<Person, 'id'>,
  { amount, expected, reason = '', note = '' }: HandInInput,
): Promise<void> {
  const paise = paiseOf(amount)
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, personId)
    const sums = await cashSums(tx, personId)
    if (sums.waitingPaise > 0) throw new AppError('still_waiting', say('handInWaits'))
    const expectedPaise = cashHeld(sums)
    if (expectedPaise <= 0) throw new AppError('nothing_due', say('nothingToHandIn'))
    if (expectedPaise !== paiseOf(expected))
      throw new AppError('price_changed', say('otherCash', { expectedPaise }))
    if (paise !== expectedPaise && reason === '')
      throw new AppError('invalid_input', say('cashReasonNeeded'))
    const id = newId(at)
    await insertHandIn(tx, {
      id,
      person_id: personId,
      expected_paise: expectedPaise,
      paise,
      reason: paise === expectedPaise ? '' : reason,
      note,
      at,
    })
    await emit(tx, deps, {
      type: 'cash.handed_in',
      subject: { kind: 'hand-in', id },
      actor: personId,
      data: { userId: personId, expectedPaise, paise },
      at,
    })
  })
}
