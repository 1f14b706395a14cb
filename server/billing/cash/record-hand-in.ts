/** Hands in a person's cash, or cash that a colleague left behind. */
import { countsOfPieces, type Pieces } from '#domain/cash/notes-and-coins.ts'
import { cashToHandIn } from '#domain/cash/till.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { paiseFromRupees } from '../paise-from-rupees.ts'
import { requirePiecesOfSum } from './require-pieces-of-sum.ts'
import { selectCashSums, findCashOfFormerStaff, insertHandIn, lockCashHolder } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'events'>

/** Sums in rupees. */
interface HandInInput {
  amount: number
  expected: number
  reason?: string | undefined
  note?: string | undefined
  pieces?: Pieces | undefined
}

/**
 * It is over all that they have on them now. A payment that a phone without a connection sends later counts to the next.
 * @throws AppError `still_waiting` while another waits to be counted, `nothing_due`, `price_changed` where they have
 *   another sum than they saw, `invalid_input` for a difference without a reason and for notes and coins of another
 *   sum
 */
export function recordHandIn(
  deps: Needs,
  { id: personId }: Pick<Person, 'id'>,
  input: HandInInput,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockCashHolder(tx, personId)
    await handInOf(tx, deps, { personId, by: personId }, input)
  })
}

/**
 * The same for somebody who was suspended or removed, written down by a colleague.
 * @throws AppError `not_found` for anybody else, and what `recordHandIn` throws
 */
export function recordHandInOfFormerStaff(
  deps: Needs,
  { id: by }: Pick<Person, 'id'>,
  personId: string,
  input: HandInInput,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockCashHolder(tx, personId)
    if ((await findCashOfFormerStaff(tx, personId)).length === 0) throw notFound('leftCash')
    await handInOf(tx, deps, { personId, by }, input)
  })
}

async function handInOf(
  tx: Tx,
  deps: Needs,
  { personId, by }: { personId: string; by: string },
  { amount, expected, reason = '', note = '', pieces }: HandInInput,
): Promise<void> {
  const paise = paiseFromRupees(amount)
  requirePiecesOfSum(pieces, paise)
  const at = deps.clock()
  const sums = await selectCashSums(tx, personId)
  if (sums.waitingPaise > 0) throw new AppError('still_waiting', say('handInWaits'))
  const expectedPaise = cashToHandIn(sums)
  if (expectedPaise <= 0) throw new AppError('nothing_due', say('nothingToHandIn'))
  if (expectedPaise !== paiseFromRupees(expected))
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
    pieces: pieces ? countsOfPieces(pieces) : null,
    at,
  })
  await emit(tx, deps, {
    type: by === personId ? 'cash.handed_in' : 'cash.taken_in',
    subject: { kind: 'hand-in', id },
    actor: by,
    data: { userId: personId, expectedPaise, paise },
    at,
  })
}
