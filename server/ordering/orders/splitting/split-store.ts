/** SQL for the order that remains after a split. */
import type { Insertable, Updateable } from 'kysely'
import type { OrderLinesTable, OrdersTable } from '../../../database/tables.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { OrderRow } from '../record/orders-store.ts'

/** Leaves an order the lines that it keeps and what these come to, and appends the split to its history. */
export async function updateSplitOrder(
  tx: Tx,
  before: Pick<OrderRow, 'id' | 'status' | 'total_paise'>,
  sums: Updateable<OrdersTable> & { total_paise: number },
  lines: Insertable<OrderLinesTable>[],
  { staffId, at }: { staffId: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('order_lines').where('order_id', '=', before.id).execute()
  await tx
    .with('kept', (cte) => cte.insertInto('order_lines').values(lines).returning('order_id'))
    .with('summed', (cte) =>
      cte.updateTable('orders').set(sums).where('id', '=', before.id).returning('id'),
    )
    .insertInto('order_history')
    .values({
      order_id: before.id,
      event: 'split',
      status: before.status,
      from_paise: before.total_paise,
      to_paise: sums.total_paise,
      actor_id: staffId,
      actor: 'staff',
      at,
    })
    .execute()
}

/** Who fetches the first order fetches the second, from the same door. */
export async function copyPickupRider(
  tx: Tx,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await tx
    .insertInto('stop_assignments')
    .columns(['order_id', 'kind', 'rider_id', 'assigned_at'])
    .expression((eb) =>
      eb
        .selectFrom('stop_assignments')
        .select((inner) => [
          inner.val(toId).$castTo<string>().as('order_id'),
          'kind',
          'rider_id',
          'assigned_at',
        ])
        .where('order_id', '=', fromId)
        .where('kind', '=', 'pickup'),
    )
    .execute()
}
