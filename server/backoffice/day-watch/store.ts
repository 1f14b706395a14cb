/** SQL for the watch over the laundry's day. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/transaction.ts'
import { isInDueList, orderDueTime, type DueAt } from '../../ordering/orders/listing/due-orders.ts'

/**
 * Until when late orders were reported, locked until `tx` ends. The first watch begins now: what was late before is no
 * news.
 */
export async function lockLateUntil(tx: Tx, now: Date): Promise<Date> {
  await tx
    .insertInto('day_watch')
    .values({ id: 1, late_until: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await tx
    .selectFrom('day_watch')
    .select('late_until')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.late_until
}

export async function saveLateUntil(tx: Tx, until: Date): Promise<void> {
  await tx.updateTable('day_watch').set({ late_until: until }).where('id', '=', 1).execute()
}

/** Orders that became late after an instant, the longest late first. */
export async function selectLateOrders(tx: Tx, at: DueAt, after: Date) {
  const dueAt = orderDueTime(at)
  const { rows } = await sql<{ id: string; number: string; isPickup: boolean; dueAt: Date }>`
    select id, number, due_at as "dueAt",
      status = 'pickup_scheduled' and pickup_hand_over = 'home' as "isPickup"
    from (select orders.*, ${dueAt} as due_at from orders where ${isInDueList('late', at)}) as late
    where due_at > ${after} and due_at <= ${at.now}
    order by due_at, id`.execute(tx)
  return rows
}

/** Whether the evening of a day was reported. @param date of the laundry's zone */
export async function isEveningReported(db: Db, date: string): Promise<boolean> {
  const row = await db
    .selectFrom('day_watch')
    .select('evening')
    .where('evening', '=', date)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false where another process was first */
export async function claimEvening(tx: Tx, date: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('day_watch')
    .values({ id: 1, late_until: now, evening: date })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ evening: date })
        .where(sql<boolean>`day_watch.evening is distinct from ${date}::date`),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
