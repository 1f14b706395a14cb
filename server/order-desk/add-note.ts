/** Staff write a note on an order for each other. */
import { inTransaction } from '../database/transaction.ts'
import { recordDeed } from '../audit/record-deed.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { newId } from '../platform/ids.ts'
import { holdOrder, insertNote, type NoteRow } from './store.ts'

/**
 * Notes are added and never changed. The audit log says that there is one, not what it says.
 * @throws AppError `order_not_found`
 */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Person,
  orderId: string,
  text: string,
): Promise<NoteRow> {
  const now = clock()
  const id = newId(now)
  await inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (!order) throw new AppError('order_not_found', 'Order not found.')
    await insertNote(tx, { id, order_id: orderId, author_id: staff.id, text, created_at: now })
    await recordDeed(tx, {
      actorId: staff.id,
      action: 'order.noted',
      subject: { type: 'order', id: orderId },
      summary: `Order ${order.number}: a note for staff was added`,
      at: now,
    })
  })
  return { id, text, created_at: now, name: staff.name }
}
