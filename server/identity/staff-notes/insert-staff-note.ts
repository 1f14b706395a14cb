/** Stores a staff note about a customer or an order. */
import type { Tx } from '../../database/transaction.ts'
import type { Noted } from './store.ts'

export async function insertStaffNote(
  tx: Tx,
  about: Noted,
  note: { id: string; authorId: string | null; text: string; key: string | null; at: Date },
): Promise<void> {
  const row = {
    id: note.id,
    author_id: note.authorId,
    text: note.text,
    idempotency_key: note.key,
    created_at: note.at,
  }
  if (about.type === 'order')
    await tx
      .insertInto('order_notes')
      .values({ ...row, order_id: about.id })
      .execute()
  else
    await tx
      .insertInto('customer_notes')
      .values({ ...row, user_id: about.id })
      .execute()
}
