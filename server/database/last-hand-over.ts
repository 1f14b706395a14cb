/** What the chain of an order's hand-overs ends with, as a value beside its columns. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Its newest hash; null for an order that nobody counted in, also where that was said. */
export function lastHandOver(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .selectFrom('custody_events')
    .select('custody_events.hash')
    .whereRef('custody_events.order_id', '=', 'orders.id')
    .where('orders.has_units', '=', true)
    .orderBy('custody_events.seq', 'desc')
    .limit(1)
}
