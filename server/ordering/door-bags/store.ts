/** SQL for bags of no order. */
import type { Insertable, Selectable } from 'kysely'
import type { BagChoice, BagProblem } from '#domain/run-sheet/door-bag.ts'
import type { DoorBagsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type DoorBagRow = Selectable<DoorBagsTable>

export function findDoorBag(db: Db, id: string): Promise<DoorBagRow | undefined> {
  return db.selectFrom('door_bags').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findDoorBagByKey(
  db: Db,
  riderId: string,
  key: string,
): Promise<DoorBagRow | undefined> {
  return db
    .selectFrom('door_bags')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** @returns whether it is new: the same key counts once */
export async function insertDoorBag(db: Db, row: Insertable<DoorBagsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('door_bags')
    .values(row)
    .onConflict((conflict) => conflict.constraint('door_bags_once').doNothing())
    .executeTakeFirstOrThrow()
  return inserted === 1n
}

/** Contacts stand with the order's customer from then on. @returns whether it was still open */
export async function updateBagOrder(
  tx: Tx,
  id: string,
  made: { orderId: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows: updated } = await tx
    .updateTable('door_bags')
    .set({
      order_id: made.orderId,
      outcome: 'order',
      decided_by: made.by,
      decided_at: made.at,
      giver_name: null,
      giver_phone: null,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return updated === 1n
}

/** @returns whether it was still open */
export async function updateBagSetAside(
  tx: Tx,
  id: string,
  decided: { by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows: updated } = await tx
    .updateTable('door_bags')
    .set({
      outcome: 'set_aside' satisfies BagChoice,
      decided_by: decided.by,
      decided_at: decided.at,
      giver_name: null,
      giver_phone: null,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return updated === 1n
}

export async function updateBagProblem(tx: Tx, id: string, problem: BagProblem): Promise<void> {
  await tx
    .updateTable('door_bags')
    .set({ problem })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/** Those that are no orders yet, the oldest first. */
export function listOpenDoorBags(db: Db) {
  return db
    .selectFrom('door_bags')
    .innerJoin('orders', 'orders.id', 'door_bags.from_order_id')
    .innerJoin('users as riders', 'riders.id', 'door_bags.rider_id')
    .selectAll('door_bags')
    .select(['orders.number', 'riders.name as rider'])
    .where('outcome', 'is', null)
    .orderBy('door_bags.arrived_at')
    .orderBy('door_bags.id')
    .execute()
}

export async function countOpenDoorBags(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('door_bags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The order at whose door it was taken, as far as a new one is made like it. */
export function findDoorOrder(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'user_id',
      'address',
      'address_parts',
      'delivery_address',
      'delivery_address_parts',
      'delivery_hand_over',
      'door_name',
      'door_phone',
      'slot_id',
      'payment_method',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
}
export type DoorOrderRow = NonNullable<Awaited<ReturnType<typeof findDoorOrder>>>

export async function findOrderNumber(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.number ?? null
}

/** The default address of a neighbour who is a customer already. */
export function findDefaultAddress(db: Db, userId: string) {
  return db
    .selectFrom('addresses')
    .select(['address', 'parts'])
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst()
}

/** At their door, or theirs at another's, by the number that they have. */
function selectOfCustomer(db: Db, userId: string) {
  const orders = db.selectFrom('orders').select('orders.id').where('orders.user_id', '=', userId)
  const phones = db.selectFrom('users').select('users.phone').where('users.id', '=', userId)
  return { orders, phones }
}

/** What riders noted of bags that they took at a customer's door, and that became orders of theirs. */
export function selectBagsOfCustomer(db: Db, userId: string) {
  const { orders } = selectOfCustomer(db, userId)
  return db
    .selectFrom('door_bags')
    .selectAll()
    .where((eb) =>
      eb.or([
        // A neighbour's is the neighbour's.
        eb.and([
          eb('from_order_id', 'in', orders),
          eb('giver_phone', 'is', null),
          eb('order_id', 'is', null),
        ]),
        eb('order_id', 'in', orders),
      ]),
    )
    .orderBy('id')
    .execute()
}

export function deedExportOfBag({
  from_kind: kind,
  service,
  bags,
  note,
  marked_at: at,
}: DoorBagRow) {
  return { kind, service, bags, note, at }
}

/** A bag that waits stays, without words: it is at the laundry. */
export async function eraseBagsOfCustomer(tx: Tx, userId: string): Promise<void> {
  const { orders, phones } = selectOfCustomer(tx, userId)
  await tx
    .deleteFrom('door_bags')
    .where('from_order_id', 'in', orders)
    .where('outcome', 'is not', null)
    .execute()
  await tx
    .updateTable('door_bags')
    .set({ note: '' })
    .where((eb) => eb.or([eb('from_order_id', 'in', orders), eb('order_id', 'in', orders)]))
    .execute()
  await tx
    .updateTable('door_bags')
    .set({ giver_name: null, giver_phone: null, note: '' })
    .where('giver_phone', 'in', phones)
    .where('giver_phone', '<>', '')
    .execute()
}
