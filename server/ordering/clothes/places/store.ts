/** SQL for places (racks, machines and vans) and the units in them. */
import { sql } from 'kysely'
import type { CarefulPiece, Process } from '#domain/garments/garment-care.ts'
import type { PlaceKind } from '#domain/clothes/places.ts'
import { MOST_FOUND } from '#domain/clothes/places.ts'
import { likePattern } from '../../../database/like-pattern.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { selectCareLimitedGarments } from '../record/careful-pieces.ts'
import { selectUnitsWithOrders } from '../record/select-units-with-orders.ts'

export async function insertPlace(
  tx: Tx,
  place: { code: string; kind: PlaceKind; name: string; process: Process | null },
): Promise<void> {
  await tx.insertInto('places').values(place).execute()
}

/** A place as it is, locked until `tx` ends, so that nothing is put there meanwhile; undefined for what is none. */
export function lockPlace(tx: Tx, code: string) {
  return tx
    .selectFrom('places')
    .select(['kind', 'name', 'process', 'retired_at'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

export async function updatePlace(
  tx: Tx,
  code: string,
  place: { name: string; process: Process | null },
): Promise<void> {
  await tx.updateTable('places').set(place).where('code', '=', code).execute()
}

/** Keeps a place in use, and what it does, until `tx` ends; undefined for one that isn't used any more. */
export function lockPlaceForShare(tx: Tx, code: string) {
  return tx
    .selectFrom('places')
    .select(['name', 'process'])
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** What stands at a place, by order and number. */
export function selectUnitsAtPlace(db: Db, code: string) {
  return db
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .select(['orders.number as order', 'units.number as unit', 'units.kind'])
    .where('units.spot', '=', code)
    .orderBy('orders.number')
    .orderBy('units.number')
    .execute()
}

/** Its tag with it. */
export async function markPlaceRetired(tx: Tx, code: string, at: Date): Promise<void> {
  for (const table of ['places', 'tags'] as const)
    await tx.updateTable(table).set({ retired_at: at }).where('code', '=', code).execute()
}

/** Those in use by kind and name; with how many units are there. */
export function selectPlaces(db: Db, code: string | null = null) {
  return db
    .selectFrom('places')
    .select((eb) => [
      'places.code',
      'places.kind',
      'places.name',
      'places.process',
      eb
        .selectFrom('units')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('units'))
        .whereRef('units.spot', '=', 'places.code')
        .$asScalar()
        .$notNull()
        .as('units'),
    ])
    .where('places.retired_at', 'is', null)
    .$if(code !== null, (query) => query.where('places.code', '=', code))
    .orderBy(sql`array_position(array['rack', 'machine', 'van'], places.kind)`)
    .orderBy(sql`lower(places.name)`)
    .execute()
}

/** The garments of an order that may not get everything. */
export async function readCareLimitedGarments(tx: Tx, orderId: string): Promise<CarefulPiece[]> {
  const { pieces } = await tx
    .selectFrom('orders')
    .select((eb) => selectCareLimitedGarments(eb).as('pieces'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return pieces
}

/** What is looked for: a unit or an order, what stands for long, or what a name or a number leads to. */
export type Wanted =
  | { orderId: string; unit?: number }
  | { stillSince: Date }
  | { number: string }
  | { nameStart: string }

/** The longest unmoved first. A name leads to what is with us alone; an order's number or tag to all of it. */
export function selectUnitsWithPlaces(db: Db, wanted: Wanted) {
  const rows = selectUnitsWithOrders(db)
    .leftJoin('places', 'places.code', 'units.spot')
    .select(['places.code as spotCode', 'places.name as spotName', 'places.kind as spotKind'])
    .orderBy('units.since')
    .orderBy('orders.id')
    .orderBy('units.number')
    .limit(MOST_FOUND)
  const inHouse = rows.where('units.place', 'in', ['plant', 'vendor', 'packed', 'rider'])
  if ('stillSince' in wanted) return inHouse.where('units.since', '<=', wanted.stillSince).execute()
  if ('nameStart' in wanted)
    return inHouse.where('users.name', 'ilike', startingWith(wanted.nameStart)).execute()
  if ('number' in wanted)
    return rows.where('orders.number', 'like', likePattern(wanted.number)).execute()
  return rows
    .where('orders.id', '=', wanted.orderId)
    .$if(wanted.unit !== undefined, (query) => query.where('units.number', '=', wanted.unit!))
    .execute()
}

const startingWith = (text: string) => likePattern(text).slice(1)
