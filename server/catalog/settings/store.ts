/** SQL for business settings: areas and dates. */
import { sql } from 'kysely'
import { slotIdsOn, type StoredSlot } from '#domain/slots/slot-id.ts'
import { CODE_TEXTS } from '#domain/messages/templates/registration.ts'
import { isFinalStatus, PROGRESS_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** No list of orders that stand on a date is longer. */
const MOST_STANDING = 200

const UNDER_WAY = PROGRESS_STATUSES.filter((status) => !isFinalStatus(status))

/** @returns those that weren't listed before */
export async function insertAreas(tx: Tx, pins: readonly string[]): Promise<string[]> {
  const rows = await tx
    .insertInto('service_areas')
    .columns(['pin'])
    .expression(sql`select unnest(${pins}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('pin')
    .execute()
  return rows.map((row) => row.pin).sort()
}

export async function deleteArea(tx: Tx, pin: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('service_areas')
    .where('pin', '=', pin)
    .returning('pin')
    .executeTakeFirst()
  return row !== undefined
}

/** The closed dates from a date on, with how many pickups stand on each and how many deliveries are promised. */
export function selectClosedDates(db: Db, date: string, timeZone: string) {
  return db
    .selectFrom('closed_dates')
    .select(['closed_date', 'reason'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select(eb.fn.countAll<number>().as('count'))
        .where(
          // From the lowest id that a slot of the date can have to the highest.
          sql<boolean>`orders.slot_id between
            (to_char(closed_date, 'YYYYMMDD') || '-0000-0000-0000-000000000000')::uuid and
            (to_char(closed_date, 'YYYYMMDD') || '-ffff-ffff-ffff-ffffffffffff')::uuid`,
        )
        .where('orders.status', '=', 'pickup_scheduled')
        .as('order_count'),
    )
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select(eb.fn.countAll<number>().as('count'))
        .where(
          sql<boolean>`(orders.estimated_delivery_at at time zone ${timeZone})::date = closed_dates.closed_date`,
        )
        .where('orders.status', 'in', UNDER_WAY)
        .as('delivery_count'),
    )
    .where('closed_date', '>=', date)
    .orderBy('closed_date')
    .execute()
}

export function findClosedDate(db: Db, date: string) {
  return db
    .selectFrom('closed_dates')
    .selectAll()
    .where('closed_date', '=', date)
    .executeTakeFirst()
}

export async function upsertClosedDate(tx: Tx, date: string, reason: string): Promise<void> {
  await tx
    .insertInto('closed_dates')
    .values({ closed_date: date, reason, reason_shown: true })
    .onConflict((conflict) =>
      conflict.column('closed_date').doUpdateSet({ reason, reason_shown: true }),
    )
    .execute()
}

export async function deleteClosedDate(tx: Tx, date: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('closed_dates')
    .where('closed_date', '=', date)
    .returning('closed_date')
    .executeTakeFirst()
  return row !== undefined
}

/** The slots from an instant on that have their own places. */
export function selectSlotsWithOwnPlaces(db: Db, startsAt: Date) {
  return db
    .selectFrom('pickup_slots')
    .selectAll()
    .where('starts_at', '>=', startsAt)
    .where('capacity', 'is not', null)
    .orderBy('starts_at')
    .execute()
}

/** A slot that was booked or has its own places. */
export function findSlotRow(db: Db, id: string) {
  return db.selectFrom('pickup_slots').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The slots between two instants that were booked or have their own places. */
export function selectSlotRowsBetween(db: Db, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('pickup_slots')
    .selectAll()
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .execute()
}

/** The pickups of a date that are still to come, by slot and then by age. */
export function selectUpcomingPickups(db: Db, date: string) {
  const slots = slotIdsOn(date)
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'number', 'slot_id', 'delivery_preference', 'users.name', 'users.phone'])
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .where('slot_id', '>=', slots.first)
    .where('slot_id', '<=', slots.last)
    .where('status', '=', 'pickup_scheduled')
    .orderBy('slot_id')
    .orderBy('orders.id')
    .limit(MOST_STANDING)
    .execute()
}

/** The slots and windows from one on in which pickups stand or deliveries are promised, in their order. */
export async function selectTakenSlotIds(db: Db, first: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select slot_id as id from orders
    where slot_id >= ${first}::uuid and status = 'pickup_scheduled'
    union
    select delivery_slot_id from orders
    where delivery_slot_id >= ${first}::uuid and status = any(${[...UNDER_WAY]}::text[])
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The orders under way that are promised back between two instants, the first promise first. */
export function selectOrdersPromisedBetween(db: Db, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'number',
      'estimated_delivery_at',
      'delivery_slot_id',
      'users.name',
      'users.phone',
    ])
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .where('estimated_delivery_at', '>=', startsAt)
    .where('estimated_delivery_at', '<', endsAt)
    .where('status', 'in', UNDER_WAY)
    .orderBy('estimated_delivery_at')
    .orderBy('orders.id')
    .limit(MOST_STANDING)
    .execute()
}

/**
 * Gives a slot its own places, or takes them away; what is booked is another column and stays.
 * @param was the places it must have had; null for none
 * @returns whether it had them
 */
export async function updateSlotPlaces(
  tx: Tx,
  { id, startsAt, endsAt }: StoredSlot,
  places: number | null,
  was: number | null,
): Promise<boolean> {
  await tx
    .insertInto('pickup_slots')
    .values({ id, starts_at: startsAt, ends_at: endsAt, capacity: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .updateTable('pickup_slots')
    .set({ capacity: places })
    .where('id', '=', id)
    .where('capacity', was === null ? 'is' : '=', was)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The texts of codes that operators approved, in each language. */
export function selectApprovedCodeTexts(db: Db) {
  return db
    .selectFrom('registered_texts')
    .select(['name', 'language'])
    .where('channel', '=', 'sms')
    .where('name', 'in', CODE_TEXTS)
    .where('state', '=', 'approved')
    .execute()
}
