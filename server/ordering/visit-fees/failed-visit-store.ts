/** SQL for the last failed visit of an order. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

/** The last visit in vain, and whether the order was moved since; undefined where there was none. */
export function findLastFailedVisit(db: Db, orderId: string) {
  return db
    .selectFrom('order_history as visit')
    .leftJoin('stop_completions as stop', (join) =>
      join
        .onRef('stop.order_id', '=', 'visit.order_id')
        .onRef('stop.completed_at', '=', 'visit.at')
        .on('stop.brought_back', '=', true),
    )
    .select(['visit.id', 'visit.status', 'visit.reason', 'visit.at', 'stop.failure_reason'])
    .select(
      sql<boolean>`exists (
        select from order_history later
        where later.order_id = visit.order_id and later.at > visit.at
          and later.event = case visit.status when 'pickup_scheduled' then 'rescheduled' else 'delivery_moved' end
      )`.as('is_moved'),
    )
    .where('visit.order_id', '=', orderId)
    .where('visit.event', '=', 'visit_failed')
    .orderBy('visit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
