/** The SQL of people's records. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Person } from '../http/session.ts'

const PERSON = ['id', 'name', 'email', 'phone', 'address', 'role'] as const

export function findUser(db: Kysely<Tables>, id: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('id', '=', id).executeTakeFirst()
}

export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
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

/** Stores a staff account with its password, over what an account with that email had before. */
export async function storeStaff(
  tx: Transaction<Tables>,
  staff: { id: string; accountId: string; email: string; name: string; hash: string },
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({ id: staff.id, name: staff.name, email: staff.email, role: 'admin' })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name: staff.name, role: 'admin', updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('accounts')
    .values({
      id: staff.accountId,
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: staff.hash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: staff.hash, updated_at: now }),
    )
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
}
