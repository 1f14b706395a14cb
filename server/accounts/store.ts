/** The SQL of people's records. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Person } from '../http/session.ts'

const PERSON = ['id', 'name', 'email', 'phone', 'address', 'role'] as const

export function findUser(db: Kysely<Tables>, id: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('id', '=', id).executeTakeFirst()
}

/** Changes the fields that a person may change; undefined when there is no such person. */
export function updateUserRow(
  db: Kysely<Tables>,
  id: string,
  fields: { name?: string; email?: string; phone?: string },
  now: Date,
): Promise<Person | undefined> {
  return db
    .updateTable('users')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .returning(PERSON)
    .executeTakeFirst()
}
