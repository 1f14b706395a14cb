/** SQL for the numbers and codes of riders. */
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Preset } from '#domain/people/roles.ts'
import type { RiderNumbersTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Those who ride and do nothing else: a number and a code open no more than a run. */
function selectRiders(db: Db) {
  return db
    .selectFrom('rider_numbers')
    .innerJoin('users', 'users.id', 'rider_numbers.user_id')
    .select(['users.id', 'users.name', 'users.role', 'rider_numbers.number'])
    .where('users.role', '=', 'rider')
    .where('users.more_presets', '=', sql<Preset[]>`'{}'`)
    .where('users.erased_at', 'is', null)
}

/** Who logs in with a number; undefined for nobody. */
export function findRiderByNumber(db: Db, number: string) {
  return selectRiders(db).where('rider_numbers.number', '=', number).executeTakeFirst()
}

/** A rider who logs in by number, by their id. */
export function findRiderById(db: Db, id: string) {
  return selectRiders(db).where('users.id', '=', id).executeTakeFirst()
}

/** All who log in by number, with the code that waits. */
export function listNumberedRiders(db: Db) {
  return selectRiders(db)
    .select(['code_hash', 'code_expires_at', 'code_used_at'])
    .orderBy('users.id')
    .execute()
}

export async function insertRider(
  tx: Tx,
  rider: { id: string; name: string; at: Date },
  row: Omit<Insertable<RiderNumbersTable>, 'user_id'>,
): Promise<void> {
  const { id, name, at } = rider
  await tx
    .insertInto('users')
    .values({ id, name, email: '', role: 'rider', created_at: at, updated_at: at })
    .execute()
  // It may be left over from a rider who was removed.
  await tx.deleteFrom('rider_numbers').where('number', '=', row.number).execute()
  await tx
    .insertInto('rider_numbers')
    .values({ ...row, user_id: id })
    .execute()
}

export async function updateCode(
  tx: Tx,
  id: string,
  code: Updateable<RiderNumbersTable>,
): Promise<void> {
  await tx.updateTable('rider_numbers').set(code).where('user_id', '=', id).execute()
}

/** What became of the code of a number; undefined for another code than the latest. */
export function findCode(db: Db, number: string, codeHash: string) {
  return db
    .selectFrom('rider_numbers')
    .select(['code_expires_at as expiresAt', 'code_used_at as usedAt'])
    .where('number', '=', number)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
}

/** @returns whether this call used it: of two at once one does */
export async function spendCode(
  db: Db,
  number: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rider_numbers')
    .set({ code_used_at: at })
    .where('number', '=', number)
    .where('code_hash', '=', codeHash)
    .where('code_used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The code of a number is good for nothing any more. */
export async function deleteCode(db: Db, number: string): Promise<void> {
  await db
    .updateTable('rider_numbers')
    .set({ code_hash: null })
    .where('number', '=', number)
    .execute()
}
