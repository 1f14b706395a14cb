/** SQL for fees of second visits, and for windows in which nobody came. */
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { LockedOrder } from '../../order/locked-order.ts'

interface SecondVisitFee {
  id: string
  order: Pick<LockedOrder, 'id' | 'status' | 'user_id'>
  /** The entry of the failed visit. */
  visitId: number
  feePaise: number
  /** What its customer reads in the history. */
  text: string
  at: Date
}

/** Adds the fee to what the order costs, and to what its customer agreed to pay, with its entries. */
export async function insertSecondVisitFee(
  tx: Tx,
  { id, order, visitId, feePaise, text, at }: SecondVisitFee,
): Promise<void> {
  await tx
    .with('fee', (cte) =>
      cte.insertInto('order_fees').values({
        id,
        order_id: order.id,
        kind: 'second_visit',
        amount_paise: feePaise,
        visit_id: visitId,
        created_at: at,
      }),
    )
    .with('charged', (cte) =>
      cte
        .updateTable('orders')
        .set((eb) => ({
          fees_paise: eb('fees_paise', '+', feePaise),
          total_paise: eb('total_paise', '+', feePaise),
          list_paise: eb('list_paise', '+', feePaise),
          agreed_paise: eb('agreed_paise', '+', feePaise),
        }))
        .where('id', '=', order.id),
    )
    .insertInto('order_history')
    .values({
      order_id: order.id,
      event: 'fee_added',
      status: order.status,
      reason: text,
      actor_id: order.user_id,
      actor: 'customer',
      at,
    })
    .execute()
}

/** The days of the windows to look at, both included. */
type Days = { readonly first: string; readonly last: string }

/** Orders that a pickup was promised to on these days. */
export function selectPromisedPickups(db: Db, { first, last }: Days) {
  return db
    .selectFrom('orders')
    .select(['id', 'slot_id'])
    .where('slot_id', '>=', slotIdsOn(first).first)
    .where('slot_id', '<=', slotIdsOn(last).last)
    .where('status', '<>', 'cancelled')
    .where('pickup_hand_over', '=', 'home')
    .where('payment_method', '<>', 'account')
    .execute()
}

/** Orders that were picked up, and that a delivery was promised to on these days. @param since of completed ones */
export function selectPromisedDeliveries(db: Db, { first, last }: Days, since: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'delivery_slot_id'])
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['picked_up', 'washing', 'ready', 'out_for_delivery']),
        eb.and([eb('status', '=', 'completed'), eb('completed_at', '>=', since)]),
      ]),
    )
    .where('delivery_slot_id', '>=', slotIdsOn(first).first)
    .where('delivery_slot_id', '<=', slotIdsOn(last).last)
    .where('delivery_hand_over', '=', 'home')
    .where('payment_method', '<>', 'account')
    .where('asked_until', 'is', null)
    .execute()
}

/** What an order's history says of its visits, without what was taken back. */
export function selectVisitEntries(db: Db, orderId: string) {
  return db
    .selectFrom('order_history as entry')
    .select(['entry.event', 'entry.status', 'entry.at'])
    .where('entry.order_id', '=', orderId)
    .where('entry.takes_back', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_history as later')
            .select('later.id')
            .whereRef('later.takes_back', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('entry.id')
    .execute()
}

/** Whether an order was credited for a window. */
export async function isWindowCredited(
  db: Db,
  orderId: string,
  { stop, slotId }: { stop: string; slotId: string },
): Promise<boolean> {
  const credit = await db
    .selectFrom('order_goodwill')
    .select('id')
    .where('order_id', '=', orderId)
    .where('missed_stop', '=', stop)
    .where('missed_slot_id', '=', slotId)
    .executeTakeFirst()
  return credit !== undefined
}

/** Appends to the history that nobody came. @param text what its customer reads */
export async function insertMissedWindow(
  tx: Tx,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
  text: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('order_history')
    .values({
      order_id: id,
      event: 'window_missed',
      status,
      reason: text,
      actor_id: null,
      actor: 'system',
      at,
    })
    .execute()
}
