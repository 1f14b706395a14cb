/** Staff write a note on an order for each other. */
import { recordAudit } from '../../audit/record-audit.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { newId } from '../../platform/ids.ts'
import { findNoteByKey, holdOrder, insertNote, type NoteRow } from './store.ts'

/**
 * Notes are added and never changed. The audit log says that there is one, not what it says.
 * @param key the request's Idempotency-Key: the same key and text are one note
 * @returns the note, and whether this call made it
 * @throws AppError `order_not_found`, `key_reused`
 */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  orderId: string,
  text: string,
  key: string | null,
): Promise<{ note: NoteRow; isNew: boolean }> {
  const now = clock()
  const id = newId(now)
  try {
    await inTransaction(db, async (tx) => {
      const order = await holdOrder(tx, orderId)
      if (!order) throw new AppError('order_not_found', 'Order not found.')
      await insertNote(tx, {
        id,
        order_id: orderId,
        author_id: staff.id,
        text,
        idempotency_key: key,
        created_at: now,
      })
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'order.noted',
        subject: { type: 'order', id: orderId },
        summary: `Order ${order.number}: a note for staff was added`,
        at: now,
      })
    })
  } catch (error) {
    if (key === null || !isUniqueViolation(error, 'order_notes_idempotency')) throw error
    const note = (await findNoteByKey(db, orderId, staff.id, key))!
    if (note.text !== text)
      throw new AppError('key_reused', 'This Idempotency-Key was already used for another note.')
    return { note, isNew: false }
  }
  return { note: { id, text, created_at: now, name: staff.name }, isNew: true }
}
