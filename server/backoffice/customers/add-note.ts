/** Staff write down something about a customer. */
import { recordAudit } from '../../audit/record-audit.ts'
import { noSuchCustomer } from '../../identity/find-user.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { newId } from '../../platform/ids.ts'
import { insertNote } from '../../identity/blocks/insert-note.ts'
import { findNote, findNoteByKey, lockRole, type NoteRow } from './store.ts'

/**
 * @param key the request's Idempotency-Key: the same key and text are one note
 * @returns the note, and whether this call made it
 * @throws AppError `not_found`, `key_reused`
 */
export async function addNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  userId: string,
  text: string,
  key: string | null,
): Promise<{ row: NoteRow; isNew: boolean }> {
  const at = deps.clock()
  const id = newId(at)
  try {
    await inTransaction(deps.db, async (tx) => {
      if ((await lockRole(tx, userId)) !== 'customer') throw noSuchCustomer()
      await insertNote(tx, { id, userId, authorId: staff.id, text, key, at })
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'customer.noted',
        subject: { type: 'customer', id: userId },
        summary: 'Wrote a note on a customer',
        at,
      })
    })
  } catch (error) {
    if (key === null || !isUniqueViolation(error, 'customer_notes_idempotency')) throw error
    const row = (await findNoteByKey(deps.db, userId, staff.id, key))!
    if (row.text !== text)
      throw new AppError('key_reused', 'This Idempotency-Key was already used for another note.')
    return { row, isNew: false }
  }
  return { row: (await findNote(deps.db, id))!, isNew: true }
}
