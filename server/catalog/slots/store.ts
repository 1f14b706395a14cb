/** The SQL of pickup slots and their counters. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Capacity of its own and places taken, for every slot between two dates that has a row. */
export function slotCounters(db: Kysely<Tables>, fromDate: string, toDate: string) {
  return db
    .selectFrom('pickup_slots')
    .selectAll()
    .where('pickup_date', '>=', fromDate)
    .where('pickup_date', '<=', toDate)
    .execute()
}

/**
 * Takes one place if there is one left, in a single statement, so that no race can overbook.
 * @param capacity what holds unless the slot has its own capacity.
 * @returns whether a place was taken.
 */
export async function takePlace(
  tx: Transaction<Tables>,
  pickupDate: string,
  pickupTime: string,
  capacity: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into pickup_slots (pickup_date, pickup_time, booked)
    select ${pickupDate}::date, ${pickupTime}::text, 1
    -- A weekday without places has a slot only where staff gave it its own capacity.
    where ${capacity}::integer > 0 or exists (
      select from pickup_slots
      where pickup_date = ${pickupDate}::date and pickup_time = ${pickupTime}::text)
    on conflict (pickup_date, pickup_time) do update set booked = pickup_slots.booked + 1
    where pickup_slots.booked < coalesce(pickup_slots.capacity, ${capacity}::integer)
    returning booked`.execute(tx)
  return rows.length === 1
}

/** Takes one place whatever the capacity, also of a slot that nobody has booked yet. */
export async function takePlaceBeyond(
  tx: Transaction<Tables>,
  pickupDate: string,
  pickupTime: string,
): Promise<void> {
  await tx
    .insertInto('pickup_slots')
    .values({ pickup_date: pickupDate, pickup_time: pickupTime, booked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['pickup_date', 'pickup_time'])
        .doUpdateSet((eb) => ({ booked: eb('pickup_slots.booked', '+', 1) })),
    )
    .execute()
}

/** Gives one place back, or, with -1, takes one whatever the capacity. */
export async function givePlaceBack(
  tx: Transaction<Tables>,
  pickupDate: string,
  pickupTime: string,
  places: 1 | -1 = 1,
): Promise<void> {
  await tx
    .updateTable('pickup_slots')
    .set((eb) => ({ booked: eb('booked', '-', places) }))
    .where('pickup_date', '=', pickupDate)
    .where('pickup_time', '=', pickupTime)
    .execute()
}
