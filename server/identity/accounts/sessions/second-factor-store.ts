/** SQL for second factors, sign-ins that wait for one, and proofs. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/transaction.ts'

export interface Factors {
  /** Since when an authenticator app gives codes; null without one. */
  appSince: Date | null
  /** Passkeys for the host that was asked about. */
  passkeys: number
  recoveryCodes: number
}

/** @param host the site's, for a passkey of another is good for nothing here */
export async function selectSecondFactors(db: Db, userId: string, host: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      (select proven_at from authenticators where user_id = ${userId}) as "appSince",
      (select count(*) from passkeys where user_id = ${userId} and rp_id = ${host}) as passkeys,
      (select count(*) from recovery_codes where user_id = ${userId}) as "recoveryCodes"`.execute(
    db,
  )
  return rows[0]!
}

/** Whether somebody has an app, or works here and has a passkey for whichever host. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from authenticators where user_id = ${userId} and proven_at is not null)
      or exists (
        select from passkeys join users on users.id = passkeys.user_id
        where user_id = ${userId} and role <> 'customer'
      ) as has`.execute(db)
  return rows[0]!.has
}

/** Removes the app and the recovery codes of somebody; returns whether there were any. */
export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<boolean> {
  let deleted = 0n
  for (const table of ['authenticators', 'recovery_codes'] as const)
    deleted += (await tx.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst())
      .numDeletedRows
  return deleted > 0n
}

export async function insertSignInStep(
  db: Db,
  step: { ticket_hash: string; user_id: string; remember_me: boolean; expires_at: Date },
): Promise<void> {
  await db.insertInto('sign_in_steps').values(step).execute()
}

/** The sign-in that a ticket names; undefined once it is over. */
export function findSignInStep(db: Db, ticketHash: string, now: Date) {
  return db
    .selectFrom('sign_in_steps')
    .innerJoin('users', 'users.id', 'sign_in_steps.user_id')
    .select(['users.id as userId', 'users.email', 'users.role', 'remember_me as rememberMe'])
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a ticket, which is good once; false where it is gone. Waits for a change that is under way. */
export async function spendSignInStep(db: Db, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_steps')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends every sign-in of somebody that waits for the second factor. */
export async function deleteSignInSteps(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute()
}

/**
 * Notes in a session that its person has just proven that it is them.
 * @param session the session and its new token
 * @param isStrong with a second factor or a passkey; a session that was strong stays so
 */
export async function updateSessionProof(
  db: Db,
  session: { id: string; newToken: string } | { token: string },
  isStrong: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      proven_at: now,
      ...(isStrong && { is_strong: true }),
      ...('id' in session && { token: session.newToken }),
    })
    .where((eb) => ('id' in session ? eb('id', '=', session.id) : eb('token', '=', session.token)))
    .execute()
}

/** No session of somebody who has no second factor any more is strong. */
export async function unmarkStrongSessions(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('sessions').set({ is_strong: false }).where('user_id', '=', userId).execute()
}
