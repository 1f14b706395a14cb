/** SQL for passkeys and their challenges. */
import type { Insertable } from 'kysely'
import type { PasskeysTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export function selectPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'rp_id', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A passkey by what its device calls it, and whose it is. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Lets one request at a time add a passkey of a person; held until `tx` ends. */
export async function lockPasskeyOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function insertPasskey(tx: Tx, row: Insertable<PasskeysTable>): Promise<void> {
  await tx.insertInto('passkeys').values(row).execute()
}

/** Notes that a passkey was used; false where it is not there any more. Waits for a change that is under way. */
export async function updatePasskeyUse(
  db: Db,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a passkey of a person; its name, or undefined when they have no such one. */
export async function deletePasskey(
  tx: Tx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** @param row.user_id who adds a passkey; null for one who signs in */
export async function insertChallenge(
  db: Db,
  row: { challenge_hash: string; user_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute()
}

/** Takes a challenge, which is good once, for the one whom it was given to. */
export async function spendChallenge(
  db: Db,
  challengeHash: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
