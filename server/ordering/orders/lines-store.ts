/** The SQL of changing an order's lines. */
import type { Insertable, Updateable } from 'kysely'
import type { Adjustment } from '#domain/adjustments.ts'
import { sumPaise } from '#domain/money.ts'
import type { OrderLinesTable, OrdersTable } from '../../database/tables/orders.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { OrderRow } from './store.ts'

/** How often an order's lines have been changed; anyone who changes them says what they saw. */
export async function countChanges(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('event', '=', 'changed')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Puts new lines in the place of an order's, with what they come to, and appends it to the history.
 * @returns the entry's id
 */
export async function replaceLines(
  tx: Tx,
  before: Pick<OrderRow, 'id' | 'status' | 'total_paise'>,
  lines: Insertable<OrderLinesTable>[],
  sums: Updateable<OrdersTable> & { total_paise: number },
  change: { staffId: string; reason: string; at: Date },
): Promise<number> {
  await tx.deleteFrom('order_lines').where('order_id', '=', before.id).execute()
  const { id } = await tx
    .with('priced', (cte) => cte.insertInto('order_lines').values(lines).returning('order_id'))
    .with('summed', (cte) =>
      cte.updateTable('orders').set(sums).where('id', '=', before.id).returning('id'),
    )
    .insertInto('order_history')
    .values({
      order_id: before.id,
      event: 'changed',
      status: before.status,
      reason: change.reason,
      from_paise: before.total_paise,
      to_paise: sums.total_paise,
      actor_id: change.staffId,
      actor: 'staff',
      at: change.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The lines of an order that the Laundry Club covers in part or whole. */
export function coveredLines(tx: Tx, id: string) {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'service', 'unit_price_paise', 'covered_quantity'])
    .where('order_id', '=', id)
    .where('covered_quantity', '>', 0)
    .orderBy('position')
    .execute()
}

/** Stores what is taken off now; what was taken off before and is no longer, is charged. */
export async function updateAdjustments(
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
        eb('items_paise', '+', eb.ref('express_fee_paise')),
        '-',
        eb.val(covered + discount),
      ),
    }))
    .where('id', '=', id)
    .execute()
}
