/** The SQL of what staff alone see of orders: who did what, their notes. */
import type { Insertable } from 'kysely'
import type { OrderNotesTable } from '../../database/tables/staff.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Who is behind each entry of an order's history, in its order; null where they are unknown. */
export async function historyNames(db: Db, orderId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('order_history')
    .leftJoin('users', 'users.id', 'order_history.actor_id')
    .select('users.name')
    .where('order_id', '=', orderId)
    .orderBy('order_history.id')
    .execute()
  return rows.map(({ name }) => name)
}

/** The garments that an order names, by name. */
export function namedGarments(db: Db, orderId: string) {
  return db
    .selectFrom('order_garments')
    .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
    .selectAll('garments')
    .where('order_garments.order_id', '=', orderId)
    .orderBy('garments.name')
    .orderBy('garments.id')
    .execute()
}

/** An order's notes, newest first; one more than `limit` when there are more. */
export function selectNotes(
  db: Db,
  orderId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  return db
    .selectFrom('order_notes')
    .leftJoin('users', 'users.id', 'order_notes.author_id')
    .select(['order_notes.id', 'order_notes.text', 'order_notes.created_at', 'users.name'])
    .where('order_id', '=', orderId)
    .$if(cursor !== undefined, (query) => query.where('order_notes.id', '<', cursor!))
    .orderBy('order_notes.id', 'desc')
    .limit(limit + 1)
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number]

/** The note that a member of staff's earlier request with the same key made. */
export function findNoteByKey(
  db: Db,
  orderId: string,
  authorId: string,
  key: string,
): Promise<NoteRow | undefined> {
  return db
    .selectFrom('order_notes')
    .leftJoin('users', 'users.id', 'order_notes.author_id')
    .select(['order_notes.id', 'order_notes.text', 'order_notes.created_at', 'users.name'])
    .where('order_id', '=', orderId)
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Keeps an order as it is until `tx` ends; undefined when there is no such order. */
export function holdOrder(tx: Tx, id: string): Promise<{ number: string } | undefined> {
  return tx.selectFrom('orders').select('number').where('id', '=', id).forShare().executeTakeFirst()
}

export async function insertNote(tx: Tx, note: Insertable<OrderNotesTable>): Promise<void> {
  await tx.insertInto('order_notes').values(note).execute()
}
