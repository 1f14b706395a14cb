/** SQL for custody: tags, units and their hand-overs. */
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Unit } from '#domain/clothes/custody.ts'
import type { CustodyEvent } from '#domain/clothes/custody-chain.ts'
import type { TagKind } from '#domain/clothes/places.ts'
import { selectOrderLines } from '../../../order/order-lines.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { selectDoorPhotos } from './select-door-photos.ts'
import { selectOrderHandOvers } from './select-order-hand-overs.ts'
import { selectUnitPhotos } from './unit-photos.ts'
import { selectUnitsOfOrder } from './select-units-of-order.ts'
import { selectTagOnUnit } from './select-units-with-orders.ts'
import { selectVendorOfUnit } from './select-vendor-of-unit.ts'

/** Where an order's units are, and the end of its chain. */
export interface Standing {
  units: readonly Unit[]
  seq: number
  hash: string
}

/** The order is locked. */
export async function readUnitsAndHandOvers(tx: Tx, orderId: string): Promise<Standing> {
  const row = await tx
    .selectFrom('orders')
    .leftJoin('custody_events as last', 'last.order_id', 'orders.id')
    .select((eb) => ['last.seq', 'last.hash', selectUnitsOfOrder(eb).as('units')])
    .where('orders.id', '=', orderId)
    .orderBy('last.seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { units: row.units, seq: row.seq ?? 0, hash: row.hash ?? '' }
}

/** What stands beside an event and can be erased. */
export interface Beside {
  actorId: string
  note: { text: string; nonce: string } | null
  key: string | null
  requestHash: string | null
}

/** A tag that is put on a unit. */
export interface Bound {
  code: string
  number: number
}

/**
 * Adds what was written, and puts units and tags on them where that leaves them, in one statement.
 * @param units those that are new, or elsewhere than before
 */
export async function insertHandOvers(
  tx: Tx,
  orderId: string,
  events: readonly (CustodyEvent & { beside: Beside })[],
  units: readonly Unit[],
  tags: readonly Bound[],
): Promise<void> {
  const since = new Date(events.at(-1)!.at)
  const rows = events.map(({ seq, at, content, previous, hash, beside }) => ({
    order_id: orderId,
    seq,
    at: new Date(at),
    content: JSON.stringify(content),
    previous,
    hash,
    actor_id: beside.actorId,
    note: beside.note?.text ?? null,
    note_nonce: beside.note?.nonce ?? null,
    idempotency_key: beside.key,
    request_hash: beside.requestHash,
  }))
  await tx
    .with('written', (cte) => cte.insertInto('custody_events').values(rows).returning('seq'))
    .with('bound', (cte) => bind(cte, orderId, tags))
    .insertInto('units')
    .columns(['order_id', 'since', 'number', 'kind', 'pieces', 'place', 'released', 'spot'])
    .expression(
      sql`select ${orderId}::uuid, ${since}::timestamptz, unit.*
        from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
          as unit (number integer, kind text, pieces integer, place text, released boolean, spot text)`,
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'number']).doUpdateSet((eb) => ({
        pieces: eb.ref('excluded.pieces'),
        place: eb.ref('excluded.place'),
        released: eb.ref('excluded.released'),
        spot: eb.ref('excluded.spot'),
        since: eb
          .case()
          .when(
            sql<boolean>`(units.place, units.spot) is distinct from (excluded.place, excluded.spot)`,
          )
          .then(eb.ref('excluded.since'))
          .else(eb.ref('units.since'))
          .end(),
      })),
    )
    .execute()
}

export async function insertTags(
  tx: Tx,
  codes: readonly string[],
  kind: TagKind,
  madeAt: Date,
): Promise<string[]> {
  const rows = await tx
    .insertInto('tags')
    .columns(['code', 'kind', 'made_at'])
    .expression(sql`select unnest(${codes}::text[]), ${kind}, ${madeAt}::timestamptz`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  return rows.map(({ code }) => code)
}

/** Tags with what they are on now; without those that were never made. */
export function selectTags(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('tags')
    .leftJoin('unit_tags', (join) =>
      join.onRef('unit_tags.code', '=', 'tags.code').on('unit_tags.is_live', '=', sql.lit(true)),
    )
    .leftJoin('orders', 'orders.id', 'unit_tags.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('garments', 'garments.id', 'tags.garment_id')
    .leftJoin('places', 'places.code', 'tags.code')
    .select([
      'places.code as spotCode',
      'places.name as spotName',
      'places.kind as spotKind',
      'tags.code',
      'tags.kind',
      'tags.retired_at',
      'garments.id as garment_id',
      'garments.user_id as garment_owner',
      'garments.name as garment_name',
      'garments.picture_id as garment_picture',
      'garments.never',
      'garments.care_instructions',
      'orders.id as orderId',
      'orders.number as orderNumber',
      'unit_tags.number as unit',
      'users.name',
    ])
    .select((eb) =>
      eb
        .selectFrom('units')
        .innerJoin('places as beside', 'beside.code', 'units.spot')
        .select('beside.name')
        .whereRef('units.order_id', '=', 'unit_tags.order_id')
        .orderBy('units.since', 'desc')
        .limit(1)
        .as('orderSpot'),
    )
    .where('tags.code', '=', sql<string>`any(${codes}::text[])`)
    .execute()
}

function bind(db: Pick<Db, 'insertInto'>, orderId: string, tags: readonly Bound[]) {
  return db
    .insertInto('unit_tags')
    .columns(['order_id', 'code', 'number'])
    .expression(
      sql`select ${orderId}::uuid, code, number
        from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as tag (code text, number integer)`,
    )
    .returning('code')
}

/** The tags of units that are with their customer begin again. */
export async function releaseTags(
  tx: Tx,
  orderId: string,
  units: readonly number[],
): Promise<void> {
  await setLive(tx, orderId, units, false).where('is_live', '=', sql.lit(true)).execute()
}

function setLive(tx: Tx, orderId: string, units: readonly number[], isLive: boolean) {
  return tx
    .updateTable('unit_tags')
    .set({ is_live: isLive })
    .where('order_id', '=', orderId)
    .where('number', 'in', units)
}

/** Units that came back have their tags again, unless these are on something else by now. */
export async function restoreTags(
  tx: Tx,
  orderId: string,
  units: readonly number[],
): Promise<void> {
  await setLive(tx, orderId, units, true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('unit_tags as other')
            .select('other.id')
            .whereRef('other.code', '=', 'unit_tags.code')
            .where('other.is_live', '=', sql.lit(true)),
        ),
      ),
    )
    .where('code', 'in', (eb) =>
      eb.selectFrom('tags').select('tags.code').where('tags.retired_at', 'is', null),
    )
    .execute()
}

export function findHandOverByKey(db: Db, key: string) {
  return db
    .selectFrom('custody_events')
    .select('request_hash')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A tag of another order was scanned among this one's. */
export async function insertOtherOrderScan(
  db: Db,
  { orderId, foreignId, at }: { orderId: string; foreignId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('foreign_scans')
    .values({ order_id: orderId, foreign_id: foreignId, at })
    .execute()
}

/** What is known of an order's clothes: its units by number, and what was written of them, the oldest first. */
export function findOrderCustody(db: Db, id: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.user_id', 'orders.number', 'orders.status', 'users.name'])
    .select(['orders.counted', 'orders.bag_services'])
    .select((eb) => [
      unitRows(eb).as('units'),
      selectOrderHandOvers(eb).as('hand_overs'),
      selectOrderLines(eb).as('lines'),
      selectDoorPhotos(eb).as('door_photos'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst()
}

export type CustodyRow = NonNullable<Awaited<ReturnType<typeof findOrderCustody>>>

function unitRows(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('units')
      .leftJoin('garments', 'garments.id', 'units.garment_id')
      .leftJoin('places', 'places.code', 'units.spot')
      .select([
        'places.code as spotCode',
        'places.name as spotName',
        'places.kind as spotKind',
        'units.since',
        'units.number',
        'units.kind',
        'units.pieces',
        'units.place',
        'units.released',
        'units.name',
        'units.item_id',
        'units.line',
        'garments.id as garment_id',
        'garments.name as garment_name',
        'garments.picture_id as garment_picture',
        'garments.never',
        'garments.care_instructions',
      ])
      .select((inner) => [
        selectTagOnUnit(inner).as('tag'),
        selectUnitPhotos().as('pictures'),
        selectVendorOfUnit(inner).as('vendor'),
      ])
      .whereRef('units.order_id', '=', 'orders.id')
      .orderBy('units.number'),
  )
}
