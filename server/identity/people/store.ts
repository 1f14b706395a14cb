/** SQL for members of staff and their permissions. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/transaction.ts'
import type { GrantedRole } from './parse-granted-role.ts'

function selectStaff(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'more_presets as morePresets'])
    .select(['narrowed_to as narrowedTo', 'refunds_per_day_paise as refundsPerDayPaise'])
    .select('suspended_at as suspendedAt')
    .where('role', '<>', 'customer')
    .where('erased_at', 'is', null)
}

/** A member of staff, and what they may do. */
export type StaffRow = Awaited<ReturnType<typeof lockStaffRows>>[number]

/**
 * Everybody who works here, by name, with how and when they sign in; or one of them.
 * @param host the site's, for a passkey of another is good for nothing here
 */
export function listStaffRows(db: Db, host: string, now: Date, id?: string) {
  return selectStaff(db)
    .select((eb) => [
      eb.fn.coalesce('staff_since', 'users.created_at').as('since'),
      eb
        .selectFrom('sessions')
        .select((of) => of.fn.max('sessions.updated_at').as('at'))
        .whereRef('user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .as('lastSeenAt'),
      eb
        .selectFrom('authenticators')
        .select('proven_at')
        .whereRef('user_id', '=', 'users.id')
        .as('appSince'),
      eb
        .selectFrom('passkeys')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('rp_id', '=', host)
        .as('passkeys'),
    ])
    .$if(id !== undefined, (query) => query.where('users.id', '=', id!))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export type ListedStaffRow = Awaited<ReturnType<typeof listStaffRows>>[number]

/** Those of some people who work here, locked until `tx` ends; always in one order, so that two never wait for each other. */
export function lockStaffRows(tx: Tx, ids: string[]) {
  return selectStaff(tx).where('users.id', 'in', ids).orderBy('users.id').forNoKeyUpdate().execute()
}

export async function updateRole(tx: Tx, id: string, role: GrantedRole, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      role: role.preset,
      more_presets: role.morePresets,
      narrowed_to: role.narrowedTo && JSON.stringify(role.narrowedTo),
      refunds_per_day_paise: role.refundsPerDayPaise,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** @param suspendedAt null for somebody who may sign in */
export async function updateSuspension(
  tx: Tx,
  id: string,
  suspendedAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_at: suspendedAt, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Makes somebody a customer like others. */
export async function changeStaffToCustomer(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      role: 'customer',
      more_presets: [],
      narrowed_to: null,
      refunds_per_day_paise: null,
      staff_since: null,
      suspended_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Remembers whose the sessions of somebody were, as hashes, before they end. */
export async function insertEndedSessions(tx: Tx, userId: string, expiresAt: Date): Promise<void> {
  await sql`
    insert into ended_staff_sessions (token_hash, user_id, expires_at)
    select encode(sha256(convert_to(token, 'UTF8')), 'hex'), user_id, ${expiresAt}::timestamptz
    from sessions where user_id = ${userId}
    on conflict do nothing`.execute(tx)
}

/** Whose session it was that ended so. */
export async function findEndedSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('ended_staff_sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether sessions of somebody ended so. */
export async function hasEndedSession(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('ended_staff_sessions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
