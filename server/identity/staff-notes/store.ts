/** SQL for staff notes, the same for orders and customers. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

/** The record that a note is about. */
export interface Noted {
  type: 'order' | 'customer'
  id: string
}

const KEPT = {
  order: { table: 'order_notes', about: 'order_id' },
  customer: { table: 'customer_notes', about: 'user_id' },
} as const

function selectNotes(db: Db, { type, id }: Noted) {
  const { table, about } = KEPT[type]
  return (
    db
      // Both tables have the columns that are read here, so the query is typed as of one.
      .selectFrom(`${table as 'order_notes'} as notes`)
      .leftJoin('users', 'users.id', 'notes.author_id')
      .select(['notes.id', 'notes.text', 'notes.created_at', 'users.name'])
      .where(sql.ref(`notes.${about}`), '=', id)
  )
}

/** A record's notes, newest first; one more than `limit` when there are more. */
export function selectStaffNotes(
  db: Db,
  about: Noted,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  return selectNotes(db, about)
    .$if(cursor !== undefined, (query) => query.where('notes.id', '<', cursor!))
    .orderBy('notes.id', 'desc')
    .limit(limit + 1)
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof selectStaffNotes>>[number]

/** The note that a member of staff's earlier request with the same key made. */
export function findStaffNoteByKey(
  db: Db,
  about: Noted,
  authorId: string,
  key: string,
): Promise<NoteRow | undefined> {
  return selectNotes(db, about)
    .where('notes.author_id', '=', authorId)
    .where('notes.idempotency_key', '=', key)
    .executeTakeFirst()
}
