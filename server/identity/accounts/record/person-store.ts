/** SQL for people's records. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { PERSON } from '../../find-user.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'

export function findUserByEmail(db: Kysely<Tables>, email: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('email', '=', email).executeTakeFirst()
}

/** How many links to a new password are still good. The library dates them by the real clock. */
export async function countResetLinks(db: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('verifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('value', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether somebody is a member of staff who may not sign in. */
export async function isSuspended(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row != null && row.suspended_at !== null
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
  fields: {
    name?: string
    email?: string
    email_verified?: boolean
    phone?: string
    gstin?: string
    phone_given_at?: Date
  },
  now: Date,
): Promise<Person | undefined> {
  return db
    .updateTable('users')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .returning(PERSON)
    .executeTakeFirst()
}

/** Stores the phone number of somebody who has none. */
export async function updateMissingPhone(
  tx: Tx,
  id: string,
  phone: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone, updated_at: now })
    .where('id', '=', id)
    .where('phone', '=', '')
    .execute()
}

/** Anyone who has this email without ever having proven that it is theirs, locked until `tx` ends. */
export async function lockUnprovenUser(
  tx: Transaction<Tables>,
  email: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id
}

/** Notes that an email is proven; returns whether it had not been before. */
export async function setEmailVerified(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A way of signing in: with the password, or as whom a provider knows under its own id. */
export type WayIn = { provider: 'credential' } | { provider: 'google'; accountId: string }

/**
 * Removes every way of signing in but one, phone numbers and passkeys too; returns whether there was any.
 * @param options.keepsPasskeysOfStaff theirs are their second factor
 */
export async function deleteOtherSignIns(
  tx: Tx,
  userId: string,
  way: WayIn,
  { keepsPasskeysOfStaff = false } = {},
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where((eb) =>
      'accountId' in way
        ? eb.or([eb('provider_id', '!=', way.provider), eb('account_id', '!=', way.accountId)])
        : eb('provider_id', '!=', way.provider),
    )
    .executeTakeFirst()
  const numbers = await tx
    .deleteFrom('phone_sign_ins')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(keepsPasskeysOfStaff, (query) =>
      query.where('user_id', 'in', (eb) =>
        eb.selectFrom('users').select('id').where('role', '=', 'customer'),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows + numbers.numDeletedRows + passkeys.numDeletedRows > 0n
}

/** Removes what somebody may have left in an account whose email wasn't theirs. */
export async function deleteUnprovenContactData(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ phone: '', address: '' }).where('id', '=', userId).execute()
  await tx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('id')
            .where('user_id', '=', userId)
            .where('status', '=', 'completed'),
        ),
      ),
    )
    .execute()
}

export async function deleteResetLinks(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}

/** The stored password, as sign-in checks it; null when there is none. Waits for a change that is under way. */
export async function findPasswordHash(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .forShare()
    .executeTakeFirst()
  return row?.password ?? null
}

/** The stored password of the account with an email; null when there is none. */
export async function findPasswordHashOf(
  db: Kysely<Tables>,
  email: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.password')
    .where('users.email', '=', email)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Puts another password in the place of the one that is there. */
export async function updatePassword(
  tx: Tx,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
}

/** Keeps another hash of the same password; where the password was changed meanwhile, nothing happens. */
export async function replacePasswordHash(
  db: Kysely<Tables>,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: to })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', from)
    .execute()
}

/** Gives a session another token; the one before is good for nothing. */
export async function renewSession(tx: Tx, id: string, token: string): Promise<void> {
  await tx.updateTable('sessions').set({ token }).where('id', '=', id).execute()
}

/** Whether a person can sign in with a provider; waits for a change of that which is under way. */
export async function hasSocialProvider(
  db: Kysely<Tables>,
  userId: string,
  provider: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** What a person can sign in with: `credential` for a password, or a provider's name. */
export async function selectSocialProviders(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('provider_id')
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute()
  return rows.map((row) => row.provider_id)
}

/** The sessions of a person that have not ended, the last used first. */
export function selectSessions(db: Kysely<Tables>, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends one session of a person; false when they have no such one. */
export async function deleteSession(
  db: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends every session of a person, or every one but `keep`. */
export async function deleteSessions(tx: Tx, userId: string, keep?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep!))
    .execute()
}

/** Records that a session is in use now. */
export async function touchSession(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
