/** SQL for order data for mails and calendar files. */
import { sql } from 'kysely'
import { BY_KEY } from '../../../database/engines/by-key.ts'
import { selectLastHandOver } from '../../../order/select-last-hand-over.ts'
import { selectOrderLines } from '../../../order/order-lines.ts'
import type { Db } from '../../../database/transaction.ts'

/** An order with its lines, the end of its chain of hand-overs, the hours of its pickup, and how often that or the delivery was moved, to another door too, or called off. */
function selectWritten(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('pickup_slots', 'pickup_slots.id', 'orders.slot_id')
    .modifyFront(BY_KEY)
    .selectAll('orders')
    .select(['pickup_slots.starts_at', 'pickup_slots.ends_at'])
    .select((eb) => [
      selectOrderLines(eb).as('lines'),
      selectLastHandOver(eb).as('last_hand_over'),
      // A cancellation that staff took back counts as well: calendars take what has the highest number.
      sql<number>`(
        select count(*)::integer from order_history as entry
        where entry.order_id = orders.id
          and (event in ('rescheduled', 'delivery_moved') or entry.status = 'cancelled' or takes_back is not null
            or changed_parts @> '["address"]'))`.as('pickup_changes'),
      sql<Date>`(select max(at) from order_history as entry where entry.order_id = orders.id)`.as(
        'changed_at',
      ),
    ])
}

export type WrittenOrder = Awaited<ReturnType<typeof findOrdersForMessage>>[number]

/** Those that are gone are left out. */
export function findOrdersForMessage(db: Db, numbers: readonly string[]) {
  return selectWritten(db)
    .where('orders.number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .orderBy('orders.id')
    .execute()
}

export function findOrderForMessage(db: Db, id: string) {
  return selectWritten(db).where('orders.id', '=', id).executeTakeFirst()
}
