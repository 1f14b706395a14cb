/** SQL that sets an order's status, with its history entry. */
import { sql } from 'kysely'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import type { Actor } from '../record/orders-store.ts'

/** What an entry of a change by staff keeps of what was before, so that it can be taken back. */
export interface Before {
  now: Date
  from: OrderStatus
  completedAt: Date | null
  /** The entry that this one takes back, and since when the order is completed again with it. */
  takesBack?: { id: number; completedAt: Date | null }
}

/**
 * Sets the status and appends it to the history, in one statement.
 * @param before of a change by staff, which can be taken back as long as its messages wait
 * @returns the order as it is then, the entry, and until when its messages wait; null where they don't
 */
export async function updateOrderStatus(
  tx: Tx,
  order: LockedOrder,
  status: OrderStatus,
  by: Actor,
  at: Date,
  reason: string | null = null,
  before: Before | null = null,
): Promise<{ order: LockedOrder; entryId: number; waitsUntil: Date | null }> {
  const { id } = order
  const takesBack = before?.takesBack ?? null
  const canBeTakenBack = before !== null && takesBack === null
  const entry = await tx
    .with('moved', (cte) =>
      cte
        .updateTable('orders')
        .set((eb) => ({
          status,
          completed_at:
            status === 'completed'
              ? eb.fn.coalesce('completed_at', eb.val(takesBack?.completedAt ?? at))
              : null,
        }))
        .where('id', '=', id)
        .returning(['completed_at', 'total_paise', 'adjustments']),
    )
    .insertInto('order_history')
    .values({
      order_id: id,
      event: 'status',
      status,
      reason,
      actor_id: by.id,
      actor: by.actor,
      at,
      from_status: before?.from ?? null,
      completed_before: before?.completedAt ?? null,
      takes_back: takesBack?.id ?? null,
      ...(canBeTakenBack && { waits_until: untilMessagesLeave(before.now) }),
    })
    .returning([
      'id',
      'waits_until',
      // What it costs may have changed in this transaction.
      sql<number>`(select total_paise from moved)`.as('total_paise'),
      sql<LockedOrder['adjustments']>`(select adjustments from moved)`.as('adjustments'),
      sql<Date | null>`(select completed_at from moved)`.as('completed_at'),
    ])
    .executeTakeFirstOrThrow()
  const { id: entryId, waits_until: waitsUntil, ...changed } = entry
  return { order: { ...order, status, ...changed }, entryId, waitsUntil }
}

/** Null where the laundry lets messages leave at once. */
function untilMessagesLeave(now: Date) {
  return sql<Date | null>`(
    select ${now}::timestamptz + message_wait_seconds * interval '1 second'
    from business where message_wait_seconds > 0)`
}
