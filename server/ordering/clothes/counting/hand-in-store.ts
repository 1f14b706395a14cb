/** SQL for hand-overs before an order's clothes are counted in. */
import { sql } from 'kysely'
import type { CustodyContent } from '#domain/clothes/custody.ts'
import { selectOrderItems } from '../../../order/order-lines.ts'
import type { Tx } from '../../../database/transaction.ts'
import { isSkip } from '../record/counting-of-orders.ts'

/** What says how far an order is to be counted in. */
export function findOrderToCount(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .select((eb) => ['counted', 'bag_services', selectOrderItems(eb).as('lines')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** What was said last of what was handed in; undefined where nothing was. */
export async function findLastHandedIn(
  tx: Tx,
  orderId: string,
): Promise<Extract<CustodyContent, { kind: 'handed_in' }> | undefined> {
  const row = await tx
    .selectFrom('custody_events')
    .select('content')
    .where('order_id', '=', orderId)
    .where(sql`content->>'kind'`, '=', 'handed_in')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.content.kind === 'handed_in' ? row.content : undefined
}

/** Of an order of which nothing came in. */
export async function wasCountSkipped(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('custody_events')
    .select('seq')
    .where('order_id', '=', orderId)
    .where(isSkip)
    .executeTakeFirst()
  return row !== undefined
}
