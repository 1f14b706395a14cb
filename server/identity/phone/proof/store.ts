/** SQL for phone numbers, their codes and their proof. */
import { sql } from 'kysely'
import type { Db } from '../../../database/transaction.ts'

export function findPhone(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'phone', 'phone_proven_at', 'role', 'email', 'language'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('phone_sign_ins')
            .select('number')
            .whereRef('phone_sign_ins.user_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('signs_in'),
    )
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** The latest code takes the place of the one before. */
export async function storeProofCode(
  db: Db,
  row: { user_id: string; number: string; code_hash: string; expires_at: Date },
): Promise<void> {
  const { user_id: _, ...rest } = row
  await db
    .insertInto('phone_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute()
}

/** Whether a code is right and still good; it stays so. */
export async function isRightCode(
  db: Db,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('phone_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes a code that is right and still good, and proves the number that it was sent to if it still is
 * the person's, in one statement: a code is used once.
 * @returns whether the number is proven now
 */
export async function spendProofCode(
  db: Db,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      delete from phone_codes
      where user_id = ${userId} and code_hash = ${codeHash} and expires_at > ${now}
      returning number
    )
    update users set phone_proven_at = ${now}
    from used
    where users.id = ${userId} and regexp_replace(users.phone, '[^0-9+]', '', 'g') = used.number
    returning users.id`.execute(db)
  return rows.length === 1
}
