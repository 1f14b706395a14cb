/** SQL for units' details beside hand-overs: names, garments, photos and permanent tags. */
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PhotoStage } from '#domain/clothes/custody.ts'
import { selectOrderItems } from '../../../order/order-lines.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { selectUnitPhotos } from '../record/unit-photos.ts'

export async function insertPhoto(
  tx: Tx,
  row: { picture_id: string; digest: string; user_id: string; created_at: Date },
): Promise<void> {
  await tx.insertInto('unit_pictures').values(row).execute()
}

/** A condition on photos: nothing that was found without a tag shows it. */
const OF_NO_THING = sql<boolean>`not exists (
  select from found_things where found_things.picture_id = unit_pictures.picture_id)`

/** Photos that somebody took and no unit has, locked until `tx` ends. */
export function lockUnattachedPhotos(tx: Tx, staffId: string, ids: readonly string[]) {
  return tx
    .selectFrom('unit_pictures')
    .select(['picture_id as id', 'digest'])
    .where('picture_id', 'in', ids)
    .where('user_id', '=', staffId)
    .where('order_id', 'is', null)
    .where(OF_NO_THING)
    .forUpdate()
    .execute()
}

/** Photos of an order, and those that somebody took and no order has, locked until `tx` ends. */
export function lockPhotosForOrder(
  tx: Tx,
  orderId: string,
  staffId: string,
  ids: readonly string[],
) {
  return tx
    .selectFrom('unit_pictures')
    .select(['picture_id as id', 'order_id'])
    .where('picture_id', 'in', ids)
    .where((or) =>
      or.or([
        or('order_id', '=', orderId),
        or.and([or('order_id', 'is', null), or('user_id', '=', staffId), OF_NO_THING]),
      ]),
    )
    .forUpdate()
    .execute()
}

/** Gives photos to an order without saying of which unit they are. */
export async function attachPhotosToOrder(
  tx: Tx,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('unit_pictures')
    .set({ order_id: orderId })
    .where('picture_id', 'in', ids)
    .execute()
}

/** Gives photos to units that are there. */
export async function attachPhotosToUnits(
  tx: Tx,
  orderId: string,
  stage: PhotoStage,
  photos: readonly { id: string; number: number }[],
): Promise<void> {
  if (photos.length === 0) return
  await sql`
    update unit_pictures set order_id = ${orderId}, number = photo.number, stage = ${stage}
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as photo (id uuid, number integer)
    where unit_pictures.picture_id = photo.id`.execute(tx)
}

/** How many photos of one stage each unit of an order has. */
export async function countPhotos(
  tx: Tx,
  orderId: string,
  stage: PhotoStage,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('unit_pictures')
    .select((eb) => ['number', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('order_id', '=', orderId)
    .where('stage', '=', stage)
    .groupBy('number')
    .$narrowType<{ number: number }>()
    .execute()
  return new Map(rows.map(({ number, count }) => [number, count]))
}

/** What is said of a unit: a name of null, no garment or no item leaves what is stored. */
interface Said {
  number: number
  name: { text: string; nonce: string } | null
  garment?: string | null | undefined
  /** What it was counted as; the line of the order with that item pays for it. */
  item?: string | null | undefined
}

export async function updateUnits(tx: Tx, orderId: string, said: readonly Said[]): Promise<void> {
  const rows = said.map(({ number, name, garment, item }) => ({
    number,
    name: name?.text ?? null,
    nonce: name?.nonce ?? null,
    garment: garment ?? null,
    says_garment: garment !== undefined,
    item: item ?? null,
    says_item: item !== undefined,
  }))
  await sql`
    update units set
      name = coalesce(said.name, units.name),
      name_nonce = coalesce(said.nonce, units.name_nonce),
      garment_id = case when said.says_garment then said.garment else units.garment_id end,
      item_id = case when said.says_item then said.item else units.item_id end,
      line = case when said.says_item then (
        select min(position) from order_lines
        where order_lines.order_id = ${orderId} and order_lines.item_id = said.item
      ) else units.line end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
      number integer, name text, nonce text, garment uuid, says_garment boolean, item text, says_item boolean)
    where units.order_id = ${orderId} and units.number = said.number`.execute(tx)
}

/** The garments that units of an order are. */
export async function selectGarmentsOfUnits(tx: Tx, orderId: string) {
  return tx
    .selectFrom('units')
    .select(['number', 'garment_id'])
    .where('order_id', '=', orderId)
    .where('garment_id', 'is not', null)
    .$narrowType<{ garment_id: string }>()
    .execute()
}

/** Tags that stay with garments from now on; a garment has one of them at most. */
export async function upsertGarmentTags(
  tx: Tx,
  stays: readonly { code: string; garmentId: string }[],
): Promise<void> {
  if (stays.length === 0) return
  await tx
    .updateTable('tags')
    .set({ garment_id: null })
    .where(
      'garment_id',
      'in',
      stays.map(({ garmentId }) => garmentId),
    )
    .execute()
  for (const { code, garmentId } of stays)
    await tx.updateTable('tags').set({ garment_id: garmentId }).where('code', '=', code).execute()
}

/**
 * A tag that was lost is on nothing, and never on anything again.
 * @returns the garment that it stayed with
 */
export async function retireTag(tx: Tx, code: string, at: Date): Promise<string | null> {
  const { garment_id: garmentId } = await tx
    .selectFrom('tags')
    .select('garment_id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await tx
    .with('off', (cte) =>
      cte
        .updateTable('unit_tags')
        .set({ is_live: false })
        .where('code', '=', code)
        .where('is_live', '=', sql.lit(true))
        .returning('code'),
    )
    .updateTable('tags')
    .set({ retired_at: at, garment_id: null })
    .where('code', '=', code)
    .execute()
  return garmentId
}

/** Whose a photo of a unit is, and whether the unit is claimed; a photo that no unit has is nobody's. */
export async function findPhoto(
  db: Db,
  pictureId: string,
): Promise<{ ownerId: string | null; isClaimed: boolean } | undefined> {
  return db
    .selectFrom('unit_pictures')
    .leftJoin('orders', 'orders.id', 'unit_pictures.order_id')
    .select([
      'orders.user_id as ownerId',
      sql<boolean>`exists (
      select from claims
      where claims.order_id = unit_pictures.order_id and claims.unit_number = unit_pictures.number
    )`.as('isClaimed'),
    ])
    .where('picture_id', '=', pictureId)
    .executeTakeFirst()
}

/** A customer's wardrobe with the tags that stay with it, what their order names first. */
export function selectWardrobeOfOrder(db: Db, orderId: string, userId: string) {
  return db
    .selectFrom('garments')
    .leftJoin('tags', 'tags.garment_id', 'garments.id')
    .leftJoin('order_garments', (join) =>
      join
        .onRef('order_garments.garment_id', '=', 'garments.id')
        .on('order_garments.order_id', '=', orderId),
    )
    .select([
      'garments.id',
      'garments.name',
      'garments.picture_id',
      'garments.never',
      'garments.care_instructions',
      'garments.clean_count',
      'tags.code as tag',
    ])
    .where('garments.user_id', '=', userId)
    .orderBy((eb) => eb('order_garments.order_id', 'is', null))
    .orderBy('garments.id', 'desc')
    .execute()
}

/** Removes photos that no unit has since an instant, but for those of found things. */
export async function deleteUnusedPhotos(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('unit_pictures')
    .where('order_id', 'is', null)
    .where('created_at', '<', since)
    .where(OF_NO_THING)
    .execute()
}

/** Whose a garment is, with the tag that stays with it. */
export function findGarmentOwner(db: Db, id: string) {
  return db
    .selectFrom('garments')
    .leftJoin('tags', 'tags.garment_id', 'garments.id')
    .select(['garments.user_id', 'tags.code as tag'])
    .where('garments.id', '=', id)
    .executeTakeFirst()
}

/** How many visits of a garment are shown. */
const MOST_VISITS = 50

/** The orders that a garment was named on or came in with, the newest first. */
export function selectOrdersOfGarment(db: Db, garmentId: string) {
  return db
    .selectFrom('order_garments')
    .innerJoin('orders', 'orders.id', 'order_garments.order_id')
    .leftJoin('units', (join) =>
      join
        .onRef('units.order_id', '=', 'order_garments.order_id')
        .onRef('units.garment_id', '=', 'order_garments.garment_id'),
    )
    .select([
      'orders.id as order_id',
      'orders.number',
      'orders.created_at as at',
      'order_garments.cleaned_at',
      'orders.counted',
      'orders.bag_services',
    ])
    .select((eb) => [
      selectUnitPhotos().as('pictures'),
      selectOrderItems(eb).as('lines'),
      sql<string>`count(*) over ()`.as('all_visits'),
      jsonArrayFrom(
        eb
          .selectFrom('claims')
          .leftJoin('tickets', 'tickets.id', 'claims.ticket_id')
          .select(['tickets.number as ticket', 'claims.status'])
          .whereRef('claims.order_id', '=', 'orders.id')
          .where((or) =>
            or.or([
              or('claims.item_id', '=', garmentId),
              or('claims.unit_number', '=', or.ref('units.number')),
            ]),
          )
          .orderBy('claims.id'),
      ).as('claims'),
    ])
    .where('order_garments.garment_id', '=', garmentId)
    .orderBy('orders.id', 'desc')
    .limit(MOST_VISITS)
    .execute()
}
