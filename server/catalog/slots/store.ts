/** The SQL of pickup slots: a row comes into being when somebody books the slot or gives it its own capacity. */
import { sql } from 'kysely'
import type { StoredSlot } from '#domain/slot-id.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Every slot that has a row and begins between two instants. */
export function slotsBetween(db: Db, startsAt: Date, endsAt: Date) {
  return db
    .selectFrom('pickup_slots')
    .selectAll()
    .where('starts_at', '>=', startsAt)
    .where('starts_at', '<', endsAt)
    .execute()
}

/**
 * Takes one place if there is one left, in a single statement, so that no race can overbook.
 * @param capacity what holds unless the slot has its own capacity.
 * @returns whether a place was taken.
 */
export async function reservePlace(
  tx: Tx,
  { id, startsAt, endsAt }: StoredSlot,
  capacity: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into pickup_slots (id, starts_at, ends_at, booked)
    select ${id}::uuid, ${startsAt}::timestamptz, ${endsAt}::timestamptz, 1
    -- A weekday without places has a slot only where staff gave it its own capacity.
    where ${capacity}::integer > 0 or exists (select from pickup_slots where id = ${id}::uuid)
    on conflict (id) do update set booked = pickup_slots.booked + 1
    where pickup_slots.booked < coalesce(pickup_slots.capacity, ${capacity}::integer)
    returning booked`.execute(tx)
  return rows.length === 1
}

/** Takes one place whatever the capacity, also of a slot that nobody has booked yet. */
export async function takePlaceBeyond(tx: Tx, { id, startsAt, endsAt }: StoredSlot): Promise<void> {
  await tx
    .insertInto('pickup_slots')
    .values({ id, starts_at: startsAt, ends_at: endsAt, booked: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ booked: eb('pickup_slots.booked', '+', 1) })),
    )
    .execute()
}

/** Gives one place back, or, with -1, takes one whatever the capacity. */
export async function releasePlace(tx: Tx, slotId: string, places: 1 | -1 = 1): Promise<void> {
  await tx
    .updateTable('pickup_slots')
    .set((eb) => ({ booked: eb('booked', '-', places) }))
    .where('id', '=', slotId)
    .execute()
}
