/** SQL for phone numbers, their owners, and sign-in by them. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/transaction.ts'
import { findPeopleByPhone } from '../../../notifications/find-people-by-phone.ts'

/** Lets one request at a time prove a number; held until `tx` ends. */
export async function lockPhone(tx: Tx, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, hashtext(${number}))`.execute(tx)
}

/** Everyone with this proven number. */
export function selectUsersWithProvenPhone(db: Db, number: string) {
  const proven = db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'role'])
    .where('phone_proven_at', 'is not', null)
  return findPeopleByPhone(proven, number)
}

/**
 * The people who take texts at a number: those who proved it, and those with an email who gave it to staff. Customers known
 * by the number alone keep it until their orders are claimed.
 */
export function selectUsersTextedAtPhone(tx: Tx, number: string) {
  const texted = tx
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'role'])
    .where((eb) =>
      eb.or([
        eb('phone_proven_at', 'is not', null),
        eb.and([eb('phone_given_at', 'is not', null), eb('email', '<>', '')]),
      ]),
    )
  return findPeopleByPhone(texted, number)
}

/** Somebody's number is proven, or is another person's now and takes no texts for them. */
export async function updatePhoneProven(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone_proven_at: at, ...(at === null && { phone_given_at: null }) })
    .where('id', '=', userId)
    .execute()
}

/** Somebody has no number any more, and no proof of one. */
export async function clearPhone(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ phone: '' }).where('id', '=', userId).execute()
}

/** A number signs this person in and nobody else, and no other number does. */
export async function upsertPhoneSignIn(
  tx: Tx,
  row: { number: string; user_id: string; since: Date },
): Promise<void> {
  await tx
    .deleteFrom('phone_sign_ins')
    .where((eb) => eb.or([eb('user_id', '=', row.user_id), eb('number', '=', row.number)]))
    .execute()
  await tx.insertInto('phone_sign_ins').values(row).execute()
}

/** No number signs this person in. */
export async function deletePhoneSignIn(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('phone_sign_ins').where('user_id', '=', userId).execute()
}

/** Who signs in with a number; waits for a change of that which is under way. */
export function findPhoneSignInUser(db: Db, number: string) {
  return db
    .selectFrom('phone_sign_ins')
    .innerJoin('users', 'users.id', 'phone_sign_ins.user_id')
    .select(['users.id', 'users.email', 'users.role', 'users.language'])
    .where('number', '=', number)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** The number that was proven, as long as the proof holds. */
export async function findPhoneProof(
  db: Db,
  ticketHash: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_codes')
    .select('number')
    .where('ticket_hash', '=', ticketHash)
    .where('proven', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.number ?? null
}

/** Takes the proof that a number was somebody's; it is used once. */
export async function deletePhoneProof(
  db: Db,
  ticketHash: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('ticket_hash', '=', ticketHash)
    .where('proven', '=', true)
    .where('expires_at', '>', now)
    .returning('number')
    .executeTakeFirst()
  return row?.number ?? null
}
