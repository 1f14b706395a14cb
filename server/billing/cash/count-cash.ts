/** Records or corrects a colleague's count of handed-in cash. */
import { countsOfPieces, type Pieces } from '#domain/cash/notes-and-coins.ts'
import { can } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { paiseFromRupees } from '../paise-from-rupees.ts'
import { requirePiecesOfSum } from './require-pieces-of-sum.ts'
import { findHandIn, insertCashCount, type HandInRow } from './store.ts'

interface CountInput {
  /** In rupees. */
  counted: number
  reason?: string | undefined
  /** The count that it corrects; null for the first. */
  corrects: string | null
  pieces?: Pieces | undefined
}

/**
 * Of two who count at once, one does. Nobody counts what they handed in themselves, but for those who have all of the
 * laundry's money in their hands: an owner may work alone.
 * @throws AppError `not_found`, `forbidden`, `changed_meanwhile` where it was counted or corrected already,
 *   `invalid_input` for a difference or a correction without a reason and for notes and
 *   coins of another sum
 */
export function countCash(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  person: Person,
  handInId: string,
  { counted, reason = '', corrects, pieces }: CountInput,
): Promise<HandInRow> {
  const paise = paiseFromRupees(counted)
  requirePiecesOfSum(pieces, paise)
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const handIn = await findHandIn(tx, handInId)
    if (!handIn) throw notFound('handIn')
    if (handIn.person_id === person.id && !can(person, 'money-settings'))
      throw new AppError('forbidden', say('ownHandIn'))
    const before = handIn.counts.at(-1)
    if ((before?.id ?? null) !== corrects) throw countedAlready()
    const needsReason = corrects !== null || paise !== handIn.paise
    if (needsReason && reason === '') throw new AppError('invalid_input', say('cashReasonNeeded'))
    const row = {
      id: newId(at),
      hand_in_id: handInId,
      corrects,
      paise,
      reason: needsReason ? reason : '',
      counted_by: person.id,
      pieces: pieces ? countsOfPieces(pieces) : null,
      at,
    }
    if (!(await insertCashCount(tx, row))) throw countedAlready()
    await emit(tx, deps, {
      type: 'cash.counted',
      subject: { kind: 'hand-in', id: handInId },
      actor: person.id,
      data: {
        userId: handIn.person_id,
        expectedPaise: handIn.expected_paise,
        paise,
        beforePaise: before ? Number(before.paise) : null,
      },
      at,
    })
    return (await findHandIn(tx, handInId))!
  })
}

function countedAlready(): AppError {
  return new AppError('changed_meanwhile', say('countedAlready'))
}
