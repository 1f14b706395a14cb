/** SQL for accounts made by the command create-admin. */
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Stores an owner's account with its password, over what an account with that email had before. */
export async function insertStaff(
  tx: Transaction<Tables>,
  staff: { id: string; accountId: string; email: string; name: string; hash: string },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ id: staff.id, name: staff.name, email: staff.email, role: 'owner' })
    .onConflict((conflict) =>
      conflict.column('email').where('email', '<>', sql.lit('')).doUpdateSet({
        name: staff.name,
        role: 'owner',
        more_presets: [],
        narrowed_to: null,
        refunds_per_day_paise: null,
        suspended_at: null,
        updated_at: now,
      }),
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
  return id
}
