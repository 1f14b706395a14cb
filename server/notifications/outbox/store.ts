/** The SQL of letters. */
import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export async function insertLetter(tx: Tx, row: Insertable<Tables['letters']>): Promise<void> {
  await tx.insertInto('letters').values(row).execute()
}

export type LetterRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** A letter that still waits, with its person's name and, for a browser, the keys to it. */
export function findWaiting(db: Db, id: string) {
  return db
    .selectFrom('letters')
    .leftJoin('users', 'users.id', 'letters.user_id')
    .leftJoin('push_subscriptions as browser', (join) =>
      join
        .onRef('browser.endpoint', '=', 'letters.recipient')
        .onRef('browser.user_id', '=', 'letters.user_id'),
    )
    .selectAll('letters')
    .select([
      'users.name as person',
      'users.phone',
      'users.phone_proven_at',
      'browser.p256dh',
      'browser.auth',
    ])
    .where('letters.id', '=', id)
    .where('letters.status', '=', 'waiting')
    .executeTakeFirst()
}

/**
 * From now on the words of a letter that waited stay as they are.
 * @returns false where it was put off or withdrawn since, and another job or none sends it
 */
export async function sealLetter(db: Db, id: string, revision: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set((eb) => ({ sealed_at: eb.fn.coalesce('sealed_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when the letter was erased while it was on its way. */
export async function markSent(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set((eb) => ({
      status: 'sent',
      sent_at: at,
      attempts: eb('attempts', '+', 1),
      last_error: null,
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes it on this process to hand a waiting letter over; false where another one has. */
export async function claimHandOver(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ handed_over_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('handed_over_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It was not taken after all; anybody may hand it over again. */
export async function releaseHandOver(db: Db, id: string): Promise<void> {
  await db.updateTable('letters').set({ handed_over_at: null }).where('id', '=', id).execute()
}

/** Notes a try that failed. The letter goes on waiting unless `isLast`, or its tries are used up. */
export async function markTried(
  db: Db,
  id: string,
  error: string,
  { isLast, tries }: { isLast: boolean; tries: number },
): Promise<void> {
  await db
    .updateTable('letters')
    .set((eb) => ({
      status: eb
        .case()
        .when(eb.or([eb.val(isLast), eb('attempts', '>=', tries - 1)]))
        .then('failed' as const)
        .else('waiting' as const)
        .end(),
      attempts: eb('attempts', '+', 1),
      last_error: error,
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

export async function deleteSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}
