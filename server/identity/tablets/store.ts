/** SQL for shared tablets and their PINs. */
import { sql, type Insertable } from 'kysely'
import { PIN_TRIES } from '#domain/people/pin.ts'
import type { SharedTabletsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Tablets that lists show: all that are in use, and as many of the others as fit. */
const MOST_LISTED = 100

/** Those in use before those that were cut off, each the newest first; or one of them. */
export function selectTablets(db: Db, now: Date, id?: string) {
  return db
    .selectFrom('shared_tablets')
    .leftJoin('users as registrars', 'registrars.id', 'registered_by')
    .leftJoin('users as users_last', 'users_last.id', 'last_used_by')
    .select(['shared_tablets.id', 'shared_tablets.name', 'registered_at', 'last_used_at'])
    .select(['cut_off_at', 'registrars.name as registeredBy', 'users_last.name as lastUsedBy'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('sessions.tablet_id', '=', 'shared_tablets.id')
        .where('expires_at', '>', now)
        .as('signedIn'),
    )
    .$if(id !== undefined, (query) => query.where('shared_tablets.id', '=', id!))
    .orderBy(sql`cut_off_at is not null`)
    .orderBy('shared_tablets.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export type TabletRow = Awaited<ReturnType<typeof selectTablets>>[number]

export async function insertTablet(tx: Tx, row: Insertable<SharedTabletsTable>): Promise<void> {
  await tx.insertInto('shared_tablets').values(row).execute()
}

/** @returns its name; undefined where there is no such tablet in use */
export async function markTabletDisconnected(
  tx: Tx,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('shared_tablets')
    .set({ cut_off_at: at })
    .where('id', '=', id)
    .where('cut_off_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Every process hears of each session that ends, and ends its streams. */
export async function deleteSessionsOfTablet(tx: Tx, tabletId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('tablet_id', '=', tabletId).execute()
}

/** A tablet that is in use, by what is kept of its token. */
export function findTablet(db: Db, tokenHash: string) {
  return db
    .selectFrom('shared_tablets')
    .select(['id', 'name'])
    .where('token_hash', '=', tokenHash)
    .where('cut_off_at', 'is', null)
    .executeTakeFirst()
}

function selectPins(db: Db) {
  return db
    .selectFrom('staff_pins')
    .innerJoin('users', 'users.id', 'staff_pins.user_id')
    .where('role', '<>', 'customer')
    .where('suspended_at', 'is', null)
    .where('erased_at', 'is', null)
}

/** Everybody who works here and has a PIN. */
export function listTabletUsers(db: Db) {
  return selectPins(db).select(['users.id', 'users.name']).orderBy('name').orderBy('id').execute()
}

/** Somebody's PIN, and how often it was wrong on a tablet; undefined for somebody who has none or can't sign in. */
export function findPin(db: Db, userId: string, tabletId: string) {
  return selectPins(db)
    .leftJoin('pin_failures', (join) =>
      join
        .onRef('pin_failures.user_id', '=', 'staff_pins.user_id')
        .on('pin_failures.tablet_id', '=', tabletId),
    )
    .select(['pin_hash as hash', 'failures'])
    .where('staff_pins.user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * Counts a PIN as wrong before it is judged, so that any number sent at once are counted too.
 * @returns how many there are with this one; undefined where all tries are used up
 */
export async function countPinFailure(
  db: Db,
  tabletId: string,
  userId: string,
): Promise<number | undefined> {
  const row = await db
    .insertInto('pin_failures')
    .values({ tablet_id: tabletId, user_id: userId, failures: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tablet_id', 'user_id'])
        .doUpdateSet((eb) => ({ failures: eb('pin_failures.failures', '+', 1) }))
        .where('pin_failures.failures', '<', PIN_TRIES),
    )
    .returning('failures')
    .executeTakeFirst()
  return row?.failures
}

export async function hasPin(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_pins')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Another PIN has all its tries on every tablet. */
export async function replacePin(tx: Tx, userId: string, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('staff_pins')
    .values({ user_id: userId, pin_hash: hash, chosen_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ pin_hash: hash, chosen_at: at }),
    )
    .execute()
  await tx.deleteFrom('pin_failures').where('user_id', '=', userId).execute()
}

export async function deletePin(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_pins').where('user_id', '=', userId).execute()
}

/** @returns whether the session is one of a tablet */
export async function extendTabletSession(
  db: Db,
  sessionId: string,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: until })
    .where('id', '=', sessionId)
    .where('tablet_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
