/** SQL for authenticator apps and recovery codes. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/transaction.ts'

/** The app of a person, locked until `tx` ends; undefined where none was begun. */
export function lockAuthenticator(tx: Tx, userId: string) {
  return tx
    .selectFrom('authenticators')
    .select(['secret', 'proven_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** The secret of an app that was proven; undefined without one. */
export async function findAuthenticatorSecret(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row?.secret
}

/** Puts a new secret in the place of one that was never proven; false where one was. */
export async function insertAuthenticatorSecret(
  db: Db,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret, created_at: now, proven_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('authenticators.proven_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function markAuthenticatorConfirmed(
  tx: Tx,
  userId: string,
  step: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('authenticators')
    .set({ proven_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Takes the code of a step, which is good once and after no later one.
 * @param latest the last step that any code can be of now: one beyond it was taken by a clock that ran ahead
 */
export async function spendTotpStep(
  db: Db,
  userId: string,
  step: number,
  latest: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Puts codes in the place of those that were there. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute()
}

/** Keys the hashes of a person's codes that are plain still; one that was used meanwhile stays gone. */
export async function rehashOldRecoveryCodes(
  db: Db,
  userId: string,
  keyed: (hash: string) => string,
): Promise<void> {
  const plain = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where(sql<boolean>`code_hash ~ '^[0-9a-f]{64}$'`)
    .execute()
  for (const { code_hash } of plain)
    await db
      .updateTable('recovery_codes')
      .set({ code_hash: keyed(code_hash) })
      .where('code_hash', '=', code_hash)
      .execute()
}

/** Takes a code, which is good once. */
export async function spendRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Lets one request at a time change the factors of a person; held until `tx` ends. */
export async function lockSecondFactorOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Removes everything that a second factor can be. */
export async function deleteSecondFactors(tx: Tx, userId: string): Promise<boolean> {
  let deleted = 0n
  for (const table of ['authenticators', 'recovery_codes', 'passkeys'] as const)
    deleted += (await tx.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst())
      .numDeletedRows
  return deleted > 0n
}

/** Whose an email is. */
export async function findUserIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id
}
