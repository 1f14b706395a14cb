/** SQL for garments, garments on orders, and pictures without a garment. */
import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely'
import type { GarmentsTable, Tables } from '../../database/tables.ts'

export type GarmentRow = Selectable<GarmentsTable>

/** A customer's wardrobe, newest first. */
export function selectGarments(db: Kysely<Tables>, userId: string): Promise<GarmentRow[]> {
  return db
    .selectFrom('garments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

/** A garment, locked until `tx` ends. */
export function lockGarment(tx: Transaction<Tables>, id: string) {
  return tx.selectFrom('garments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whose a picture is; undefined when no garment has it. */
export async function findPictureOwner(
  db: Kysely<Tables>,
  pictureId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('garments')
    .select('user_id')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Counts a customer's garments; nobody else adds one for them until `tx` ends.
 * @returns null when there is no such customer
 */
export async function lockWardrobe(
  tx: Transaction<Tables>,
  userId: string,
): Promise<number | null> {
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!owner) return null
  const { count } = await tx
    .selectFrom('garments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export function insertGarment(
  tx: Transaction<Tables>,
  row: Insertable<GarmentsTable>,
): Promise<GarmentRow> {
  return tx.insertInto('garments').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateGarment(
  tx: Transaction<Tables>,
  id: string,
  change: Updateable<GarmentsTable>,
): Promise<GarmentRow> {
  return tx
    .updateTable('garments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteGarmentRow(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('garments').where('id', '=', id).execute()
}

/** Remembers a picture whose files are about to be written. */
export async function insertStrayPicture(
  db: Kysely<Tables>,
  id: string,
  removeAfter: Date,
): Promise<void> {
  await db.insertInto('stray_pictures').values({ id, remove_after: removeAfter }).execute()
}

/** Forgets a stray picture; false when it was not one any more. */
export async function deleteStrayPicture(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stray_pictures')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Up to 100 stray pictures whose time has come, in the order of their ids.
 * @param after the last id of the page before; null for the first page
 */
export async function selectDueStrayPictures(
  db: Kysely<Tables>,
  now: Date,
  after: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stray_pictures')
    .select('id')
    .where((eb) => eb.or([eb('remove_after', 'is', null), eb('remove_after', '<=', now)]))
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Names garments of a customer on their order; what it names already stays so.
 * @returns those of them that are the customer's, by name
 */
export function insertGarmentsOfOrder(
  tx: Transaction<Tables>,
  orderId: string,
  userId: string,
  garmentIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return tx
    .with('own', (cte) =>
      cte
        .selectFrom('garments')
        .select(['id', 'name'])
        .where('id', 'in', garmentIds)
        .where('user_id', '=', userId)
        .forKeyShare(),
    )
    .with('named', (cte) =>
      cte
        .insertInto('order_garments')
        .columns(['order_id', 'garment_id'])
        .expression((eb) =>
          eb
            .selectFrom('own')
            .select((row) => [row.cast<string>(row.val(orderId), 'uuid').as('order_id'), 'own.id']),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('garment_id'),
    )
    .selectFrom('own')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Names none on an order any more. */
export async function deleteOrderGarments(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await tx.deleteFrom('order_garments').where('order_id', '=', orderId).execute()
}

/** The garments of an order whose cleaning is counted, or is not yet, locked until `tx` ends. */
export async function lockGarmentsOf(
  tx: Transaction<Tables>,
  orderId: string,
  { counted }: { counted: boolean },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_garments')
    .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
    .select('garments.id')
    .where('order_id', '=', orderId)
    .where('cleaned_at', counted ? 'is not' : 'is', null)
    // In one order always, so that two orders with the same garments never wait for each other.
    .orderBy('garments.id')
    .forUpdate('garments')
    .execute()
  return rows.map((row) => row.id)
}

/** Counts one cleaning of each garment, and marks it as counted for the order. */
export async function addCleanings(
  tx: Transaction<Tables>,
  orderId: string,
  garmentIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .with('counted', (cte) =>
      cte
        .updateTable('order_garments')
        .set({ cleaned_at: at })
        .where('order_id', '=', orderId)
        .where('garment_id', 'in', garmentIds)
        .returning('garment_id'),
    )
    .updateTable('garments')
    .set((eb) => ({
      clean_count: eb('clean_count', '+', 1),
      last_cleaned_at: eb.fn('greatest', ['last_cleaned_at', eb.cast(eb.val(at), 'timestamptz')]),
    }))
    .where('id', 'in', garmentIds)
    .execute()
}

/** Takes the counted cleanings of an order back; each garment was last cleaned with another order, or never. */
export async function subtractCleanings(tx: Transaction<Tables>, orderId: string): Promise<void> {
  await tx
    .with('taken_back', (cte) =>
      cte
        .updateTable('order_garments')
        .set({ cleaned_at: null })
        .where('order_id', '=', orderId)
        .where('cleaned_at', 'is not', null)
        .returning('garment_id'),
    )
    .updateTable('garments')
    .set((eb) => ({
      clean_count: sql<number>`greatest(clean_count - 1, 0)`,
      last_cleaned_at: eb
        .selectFrom('order_garments as others')
        .select((others) => others.fn.max('others.cleaned_at').as('at'))
        .whereRef('others.garment_id', '=', 'garments.id')
        .where('others.order_id', '<>', orderId),
    }))
    .where('id', 'in', (eb) => eb.selectFrom('taken_back').select('garment_id'))
    .execute()
}
