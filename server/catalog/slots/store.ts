/**
 * SQL for slots and windows: a row is made at the first booking or capacity change. Lock order: the slot first, then
 * rows of a kind by id.
 */
import { sql } from 'kysely'
import { slotIdsOn, type StoredSlot } from '#domain/slots/slot-id.ts'
import { gatherCalls } from '../../database/together/gather-calls.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** What is booked of a slot, or of the window of the same hours. */
export interface Booked {
  id: string
  /** The slot's own; null for the weekday's. */
  capacity: number | null
  pickups: number
  deliveries: number
}

/** Every slot and window that has a row, between two dates, both included. */
export async function selectBookedPlacesBetween(
  db: Db,
  first: string,
  last: string,
): Promise<Booked[]> {
  const [from, to] = [slotIdsOn(first).first, slotIdsOn(last).last]
  const { rows } = await sql<Booked>`
    select id, max(capacity) as capacity, sum(pickups)::integer as pickups,
      sum(deliveries)::integer as deliveries
    from (
      select id, capacity, booked as pickups, 0 as deliveries from pickup_slots
      where id between ${from}::uuid and ${to}::uuid
      union all
      select id, null, 0, booked from delivery_windows
      where id between ${from}::uuid and ${to}::uuid
    ) as booked
    group by id`.execute(db)
  return rows
}

/** @param slot.capacity what holds unless the slot has its own capacity. */
const takePlace = ({ id, startsAt, endsAt, capacity }: StoredSlot & { capacity: number }) => sql`
  insert into pickup_slots (id, starts_at, ends_at, booked)
  select ${id}::uuid, ${startsAt}::timestamptz, ${endsAt}::timestamptz, 1
  -- A weekday without places has a slot only where staff gave it its own capacity.
  where ${capacity}::integer > 0 or exists (select from pickup_slots where id = ${id}::uuid)
  on conflict (id) do update set booked = pickup_slots.booked + 1
  where pickup_slots.booked < coalesce(pickup_slots.capacity, ${capacity}::integer)
  returning id`

/** Takes one place of a slot if there is one left. @returns whether a place was taken. */
export async function reservePlace(
  tx: Tx,
  slot: StoredSlot & { capacity: number },
): Promise<boolean> {
  return (await takePlace(slot).execute(tx)).rows.length === 1
}

/**
 * Takes one place of a slot, and then one of a window, in a single statement, so that no race can overbook; for
 * several orders all their places or none.
 * @param places.window null for no window at all
 * @throws the database's error, by the check `slot_full` or `delivery_full`
 */
export const reservePlaces = gatherCalls(
  async (
    tx: Tx,
    places: readonly {
      slot: StoredSlot & { capacity: number }
      window: { id: string; capacity: number } | null
    }[],
  ): Promise<void[]> => {
    const slots = countById(places.map(({ slot }) => slot))
    const windows = countById(places.flatMap(({ window }) => window ?? []))
    await sql`
      with asked_slots as (
        select * from json_to_recordset(${JSON.stringify(slots)}::json)
          as asked (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, capacity integer, places integer)
      ), slots as (
        insert into pickup_slots (id, starts_at, ends_at, booked)
        select id, "startsAt", "endsAt", places from asked_slots
        -- A weekday without places has a slot only where staff gave it its own capacity.
        where places <= capacity or exists (select from pickup_slots where id = asked_slots.id)
        order by id
        on conflict (id) do update set booked = pickup_slots.booked + excluded.booked
        where pickup_slots.booked + excluded.booked <= coalesce(pickup_slots.capacity,
          (select capacity from asked_slots where id = excluded.id))
        returning id
      ), asked_windows as (
        select * from json_to_recordset(${JSON.stringify(windows)}::json)
          as asked (id uuid, capacity integer, places integer)
      ), deliveries as (
        insert into delivery_windows (id, booked)
        select id, places from asked_windows
        where places <= capacity and exists (select from slots)
        order by id
        on conflict (id) do update set booked = delivery_windows.booked + excluded.booked
        where delivery_windows.booked + excluded.booked <=
          (select capacity from asked_windows where id = excluded.id)
        returning id
      )
      select refuse_full_places((select count(*) from slots) < ${slots.length}::integer,
        (select count(*) from deliveries) < ${windows.length}::integer)`.execute(tx)
    return places.map(() => {})
  },
)

/** Each slot or window once, with how many places are asked for in it. */
function countById<Asked extends { id: string }>(
  asked: readonly Asked[],
): (Asked & { places: number })[] {
  const counted = new Map<string, Asked & { places: number }>()
  for (const each of asked)
    counted.set(each.id, { ...each, places: (counted.get(each.id)?.places ?? 0) + 1 })
  return [...counted.values()]
}

/** Takes one place of a window if there is one left. @returns whether a place was taken. */
export async function reserveWindow(tx: Tx, id: string, capacity: number): Promise<boolean> {
  const { rows } = await sql`
    insert into delivery_windows (id, booked) values (${id}::uuid, 1)
    on conflict (id) do update set booked = delivery_windows.booked + 1
    where delivery_windows.booked < ${capacity}::integer
    returning id`.execute(tx)
  return rows.length === 1
}

/** Locks windows until `tx` ends; those that nobody has booked yet have nothing to lock. */
export async function lockWindows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('delivery_windows')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Gives one place of a window back. */
export async function releaseWindow(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('delivery_windows')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Of the windows from one to another, those that have no place left. */
export async function selectFullWindows(
  tx: Tx,
  first: string,
  last: string,
  capacity: number,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('delivery_windows')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('booked', '>=', capacity)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Takes one place whatever the capacity, also of a slot that nobody has booked yet. */
export async function bookSlotBeyondCapacity(
  tx: Tx,
  { id, startsAt, endsAt }: StoredSlot,
): Promise<void> {
  await tx
    .insertInto('pickup_slots')
    .values({ id, starts_at: startsAt, ends_at: endsAt, booked: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ booked: eb('pickup_slots.booked', '+', 1) })),
    )
    .execute()
}

/** The same for a window of delivery. */
export async function bookWindowBeyondCapacity(tx: Tx, id: string): Promise<void> {
  await tx
    .insertInto('delivery_windows')
    .values({ id, booked: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ booked: eb('delivery_windows.booked', '+', 1) })),
    )
    .execute()
}

/** Makes sure that a slot has a row, without taking a place. */
export async function insertSlotIfMissing(
  tx: Tx,
  { id, startsAt, endsAt }: StoredSlot,
): Promise<void> {
  await tx
    .insertInto('pickup_slots')
    .values({ id, starts_at: startsAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Gives one place of a slot back. */
export async function releaseSlotPlace(tx: Tx, slotId: string): Promise<void> {
  await tx
    .updateTable('pickup_slots')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('id', '=', slotId)
    .execute()
}

/** Gives the place of a slot, if any, and that of a window back, or, with -1, takes them whatever the capacity. */
export async function releaseSlotAndWindowPlaces(
  tx: Tx,
  slotId: string | null,
  windowId: string | null,
  places: 1 | -1,
): Promise<void> {
  await sql`
    with slot as (
      update pickup_slots set booked = booked - ${places}::integer where id = ${slotId}::uuid
      returning id
    )
    update delivery_windows set booked = booked - ${places}::integer
    where id = ${windowId}::uuid and (${slotId}::uuid is null or exists (select from slot))`.execute(
    tx,
  )
}
