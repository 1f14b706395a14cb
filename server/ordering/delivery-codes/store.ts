/** SQL for delivery codes. */
import { sql } from 'kysely'
import type { ProofMisfit } from '#domain/run-sheet/delivery-proof.ts'
import type { Db, Tx } from '../../database/transaction.ts'

const WRONG_CODE: ProofMisfit = 'wrong_code'

/** First key of the advisory lock; the second is the customer. */
const MAKING = 2

/** Lets one transaction at a time make codes for a customer, so that orders of one door share theirs. */
export async function lockMakingCodes(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MAKING)}, hashtext(${userId}))`.execute(tx)
}

export type DoorRow = Awaited<ReturnType<typeof selectDoors>>[number]

/** The door of an order, and those of its customer's others that are out for delivery with a code. */
export function selectDoors(tx: Tx, { id, userId }: { id: string; userId: string }) {
  return tx
    .selectFrom('orders')
    .leftJoin('delivery_code_orders as code', 'code.order_id', 'orders.id')
    .leftJoin('delivery_codes', 'delivery_codes.id', 'code.code_id')
    .select([
      'orders.id',
      'orders.address',
      'orders.delivery_address',
      'orders.door_name',
      'orders.door_phone',
      'orders.delivery_slot_id',
      'orders.estimated_delivery_at',
      'code.code_id',
      usedAt.as('used_at'),
    ])
    .where('orders.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('orders.id', '=', id),
        eb.and([eb('orders.status', '=', 'out_for_delivery'), eb('code.code_id', 'is not', null)]),
      ]),
    )
    .execute()
}

/** Codes made before an instant go with it. */
export async function insertCode(
  tx: Tx,
  code: { id: string; user_id: string; code_hash: string; sealed_code: string; made_at: Date },
  { forgetBefore }: { forgetBefore: Date },
): Promise<void> {
  await tx
    .with('forgotten', (cte) =>
      cte.deleteFrom('delivery_codes').where('made_at', '<', forgetBefore),
    )
    .insertInto('delivery_codes')
    .values(code)
    .execute()
}

export async function upsertCodeOfOrders(
  tx: Tx,
  orderIds: readonly string[],
  codeId: string,
): Promise<void> {
  await tx
    .insertInto('delivery_code_orders')
    .values(orderIds.map((orderId) => ({ order_id: orderId, code_id: codeId })))
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code_id: codeId }))
    .execute()
}

export async function deleteCodeOfOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('delivery_code_orders').where('order_id', '=', orderId).execute()
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockCodeOfOrder>>>

/** When a code first proved a delivery that stands; null before. */
const usedAt = sql<Date | null>`(
  select min(done.completed_at)
  from delivery_code_orders as used
  join stop_completions as done on done.order_id = used.order_id
  where used.code_id = delivery_codes.id
    and done.proof = 'code' and done.undone_at is null and done.completed_at >= delivery_codes.made_at)`

function selectCodeOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('delivery_codes')
    .innerJoin('delivery_code_orders as of', 'of.code_id', 'delivery_codes.id')
    .select(['delivery_codes.id', 'code_hash', 'tries', usedAt.as('used_at')])
    .where('of.order_id', '=', orderId)
}

/** For a comparison that counts no try. */
export function findCodeOfOrder(db: Db, orderId: string) {
  return selectCodeOfOrder(db, orderId).executeTakeFirst()
}

/** Locked until `tx` ends: no other try is counted meanwhile. Who locks the order as well does so before. */
export function lockCodeOfOrder(tx: Tx, orderId: string) {
  return selectCodeOfOrder(tx, orderId).forUpdate('delivery_codes').executeTakeFirst()
}

export async function countWrongTry(tx: Tx, codeId: string): Promise<void> {
  await tx
    .updateTable('delivery_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute()
}

/** Whether a deed was written of another order with the same code, and its code was wrong. */
export async function isTryOfDeedCounted(
  tx: Tx,
  { codeId, orderId, key }: { codeId: string; orderId: string; key: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('delivery_code_orders as of')
    .innerJoin('stop_completions as done', 'done.order_id', 'of.order_id')
    .innerJoin('stop_misfits as odd', 'odd.completion_id', 'done.id')
    .select('done.id')
    .where('of.code_id', '=', codeId)
    .where('of.order_id', '<>', orderId)
    .where('done.idempotency_key', '=', key)
    .where(sql<boolean>`odd.misfits @> ${[WRONG_CODE]}::text[]`)
    .executeTakeFirst()
  return other !== undefined
}

/** The customer of an order, its status and whether it has a code. */
export function findOrderWithCode(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('delivery_code_orders as of', 'of.order_id', 'orders.id')
    .leftJoin('delivery_codes as code', 'code.id', 'of.code_id')
    .select(['orders.user_id', 'orders.status', 'code.sealed_code'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** The code of a customer's order that is out for delivery, by the order's number. */
export function findSealedCodeOnItsWay(
  db: Db,
  { number, userId }: { number: string; userId: string },
) {
  return db
    .selectFrom('orders')
    .innerJoin('delivery_code_orders as of', 'of.order_id', 'orders.id')
    .innerJoin('delivery_codes as code', 'code.id', 'of.code_id')
    .select('code.sealed_code')
    .where('orders.number', '=', number)
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'out_for_delivery')
    .executeTakeFirst()
}
