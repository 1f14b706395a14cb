/** SQL that finds a demo in a database, and its passwords. */
import { isStaff } from '#domain/people/roles.ts'
import type { Tables } from '../database/tables.ts'
import type { Db, Tx } from '../database/transaction.ts'
import type { DemoAccount } from './seed/demo-accounts.ts'

/** What a demo's passwords are; undefined where the database holds none. */
export async function findDemo(db: Db): Promise<Tables['demo']['passwords'] | undefined> {
  const row = await db.selectFrom('demo').select('passwords').executeTakeFirst()
  return row?.passwords
}

/** Locks the demo's row and says what its passwords are. */
export async function lockDemo(tx: Tx): Promise<Tables['demo']['passwords'] | undefined> {
  const row = await tx.selectFrom('demo').select('passwords').forUpdate().executeTakeFirst()
  return row?.passwords
}

/** All password hashes of the demo, and their people. */
export async function findDemoPasswordHashes(
  tx: Tx,
): Promise<{ userId: string; email: string; role: DemoAccount['role']; hash: string }[]> {
  const rows = await tx
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as userId', 'email', 'role', 'accounts.password as hash'])
    .where('provider_id', '=', 'credential')
    .where('accounts.password', 'is not', null)
    .$narrowType<{ hash: string }>()
    .orderBy('role')
    .execute()
  return rows.map((row) => ({ ...row, role: isStaff(row) ? 'admin' : 'customer' }))
}

/** Gives somebody another password and ends their sessions. */
export async function replacePassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password: hash })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function markPasswordRandom(tx: Tx): Promise<void> {
  await tx.updateTable('demo').set({ passwords: 'random' }).execute()
}
