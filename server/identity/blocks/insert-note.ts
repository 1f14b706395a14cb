/** Stores a note that staff keep about a customer. */
import type { Tx } from '../../database/transaction.ts'

export async function insertNote(
  tx: Tx,
  note: {
    id: string
    userId: string
    authorId: string | null
    text: string
    key: string | null
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('customer_notes')
    .values({
      id: note.id,
      user_id: note.userId,
      author_id: note.authorId,
      text: note.text,
      idempotency_key: note.key,
      created_at: note.at,
    })
    .execute()
}
