/** SQL for changing an order's lines. */
import type { Insertable, Updateable } from 'kysely'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import type { BookingPart, PartChange } from '#domain/orders/booking-change.ts'
import { REVISIONS } from '#domain/orders/record/order-lifecycle.ts'
import { sumPaise } from '#domain/base/money.ts'
import type { OrderHistoryTable, OrderLinesTable, OrdersTable } from '../../../database/tables.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { assignUnitsToLines } from '../../clothes/record/paying-lines.ts'
import type { Actor, OrderRow } from './orders-store.ts'

/** Who changed an order, and what its history keeps of it. */
export interface OrderChangeEntry {
  by: Actor
  /** What staff wrote to the customer about it. */
  reason: string | null
  /** What was changed of the booking; null where staff changed the items. */
  parts: readonly BookingPart[] | null
  /** From what to what, in words; of the items the totals say it. */
  changes?: readonly PartChange[]
  at: Date
}

/** How often an order's lines have been changed; anyone who changes them says what they saw. */
export async function countLineChanges(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('event', 'in', REVISIONS)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Puts new lines in the place of an order's, with what they come to, and appends it to the history. What its customer was
 * asked about the lines before holds no more.
 * @returns the entry's id
 */
export async function replaceOrderLines(
  tx: Tx,
  before: Pick<OrderRow, 'id' | 'status' | 'total_paise' | 'counted' | 'has_units'>,
  lines: Insertable<OrderLinesTable>[],
  sums: Updateable<OrdersTable> & { total_paise: number },
  change: OrderChangeEntry,
): Promise<number> {
  await tx.deleteFrom('order_lines').where('order_id', '=', before.id).execute()
  const { id } = await tx
    .with('priced', (cte) => cte.insertInto('order_lines').values(lines).returning('order_id'))
    .with('summed', (cte) =>
      cte
        .updateTable('orders')
        .set({ ...sums, counted: true, asked_until: null })
        .where('id', '=', before.id)
        .returning('id'),
    )
    .insertInto('order_history')
    .values(changedEntry(before, sums.total_paise, change))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (before.has_units) await assignUnitsToLines(tx, before.id)
  return id
}

/** Stores what a change leaves of an order whose lines stay, and appends it to the history. */
export async function updateOrderBooking(
  tx: Tx,
  before: Pick<OrderRow, 'id' | 'status' | 'total_paise' | 'counted'>,
  fields: Updateable<OrdersTable>,
  change: OrderChangeEntry,
): Promise<void> {
  await tx
    .with('booked', (cte) =>
      cte.updateTable('orders').set(fields).where('id', '=', before.id).returning('id'),
    )
    .insertInto('order_history')
    .values(changedEntry({ ...before, counted: true }, before.total_paise, change))
    .execute()
}

function changedEntry(
  before: Pick<OrderRow, 'id' | 'status' | 'total_paise' | 'counted'>,
  totalPaise: number,
  { by, reason, parts, changes, at }: OrderChangeEntry,
): Insertable<OrderHistoryTable> {
  return {
    order_id: before.id,
    event: before.counted ? 'changed' : 'counted',
    status: before.status,
    reason,
    from_paise: before.counted ? before.total_paise : null,
    to_paise: totalPaise,
    changed_parts: parts && JSON.stringify(parts),
    changes: changes && changes.length > 0 ? JSON.stringify(changes) : null,
    actor_id: by.id,
    actor: by.actor,
    at,
  }
}

/** The lines of an order that the Laundry Club covers in part or whole. */
export function selectCoveredLines(tx: Tx, id: string) {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'service', 'unit_price_paise', 'covered_quantity'])
    .where('order_id', '=', id)
    .where('covered_quantity', '>', 0)
    .orderBy('position')
    .execute()
}

/** Stores what is taken off now; what was taken off before and is no longer, is charged. */
export async function updateOrderAdjustments(
  tx: Tx,
  id: string,
  adjustments: readonly Adjustment[],
  cover: readonly { position: number; quantity: number; paise: number }[],
): Promise<void> {
  for (const { position, quantity, paise } of cover)
    await tx
      .updateTable('order_lines')
      .set({ covered_quantity: quantity, covered_paise: paise })
      .where('order_id', '=', id)
      .where('position', '=', position)
      .execute()
  const covered = sumPaise(cover.map(({ paise }) => paise))
  const discount = sumPaise(adjustments.map(({ paise }) => paise)) - covered
  await tx
    .updateTable('orders')
    .set((eb) => ({
      adjustments: JSON.stringify(adjustments),
      covered_paise: covered,
      discount_paise: discount,
      total_paise: eb(
        eb(eb('items_paise', '+', eb.ref('express_fee_paise')), '+', eb.ref('fees_paise')),
        '-',
        eb.val(covered + discount),
      ),
    }))
    .where('id', '=', id)
    .execute()
}
