/** The last hash in an order's chain of hand-overs, as a column of a query. */
import { sql, type ExpressionBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Its newest hash; null for an order of which nothing was handed or counted in, also where that was said. */
export function selectLastHandOver(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .selectFrom('custody_events')
    .select('custody_events.hash')
    .whereRef('custody_events.order_id', '=', 'orders.id')
    .where((where) =>
      where.or([
        where('orders.has_units', '=', true),
        sql<boolean>`exists (select from custody_events as first
          where first.order_id = orders.id and first.content->>'kind' = 'handed_in')`,
      ]),
    )
    .orderBy('custody_events.seq', 'desc')
    .limit(1)
}
