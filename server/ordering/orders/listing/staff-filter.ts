/** SQL for the order list's filters. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OrderFilterQuery as Asked, TakenMethod } from '#contract/orders/order-list.ts'
import type { Due } from '#domain/orders/due.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { slotId, slotIdsOn } from '#domain/slots/slot-id.ts'
import { findSlot } from '#domain/slots/slots.ts'
import type { Tables } from '../../../database/tables.ts'
import { type DueAt, isInDueList } from './due-orders.ts'
import { matchesSearch, type Sought } from './sought-orders.ts'

/** What the list is narrowed by; what is due, and what was paid today, as of a moment. */
export type OrderFilterQuery = Omit<Asked, 'due' | 'taken'> & {
  due?: { kind: Due; at: DueAt } | undefined
  taken?: { method: TakenMethod; at: DueAt } | undefined
}

/**
 * The search's row is joined from the left, so that it is read only where something asks for it.
 * @param sought what `filter.q` asks for
 * @param within which orders alone are looked at
 */
export function filterOrders(
  db: Kysely<Tables>,
  filter: OrderFilterQuery,
  sought: Sought | null,
  within: RawBuilder<boolean> | null = null,
) {
  const { status, from, to, slot, service, due, taken, paid } = filter
  return db
    .selectFrom('orders')
    .leftJoin('order_search', 'order_search.order_id', 'orders.id')
    .$if(within !== null, (query) => query.where(within!))
    .$if(sought !== null, (query) => query.where((eb) => matchesSearch(eb, sought!)))
    .$if(status !== undefined, (query) =>
      query.where('orders.status', '=', sql<OrderStatus>`any(${status!.split(',')}::text[])`),
    )
    .$if(from !== undefined, (query) => query.where('orders.slot_id', '>=', slotIdsOn(from!).first))
    .$if(to !== undefined, (query) => query.where('orders.slot_id', '<=', slotIdsOn(to!).last))
    .$if(slot !== undefined, (query) =>
      // What ids of that slot have after their date.
      query.where(sql`substr(orders.slot_id::text, 9)`, '=', slotId('', findSlot(slot!)!)),
    )
    .$if(service !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('order_lines')
            .select('order_lines.order_id')
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .where('order_lines.service', '=', service!),
        ),
      ),
    )
    .$if(due !== undefined, (query) => query.where(isInDueList(due!.kind, due!.at)))
    .$if(taken !== undefined, (query) =>
      query.where('orders.id', '=', sql<string>`any(array(${paidBy(taken!)}))`),
    )
    .$if(paid === 'yes', (query) => query.where('orders.paid_at', 'is not', null))
    .$if(paid === 'no', (query) =>
      query
        .where('orders.paid_at', 'is', null)
        .where('orders.status', '<>', 'cancelled')
        // As the index orders_unpaid has it, and then what it costs.
        .where('orders.total_paise', '>', 0)
        .where(
          sql<boolean>`charged_paise(orders.status, orders.total_paise, orders.goodwill_paise) > 0`,
        ),
    )
}

/** The orders of which something was paid on a day in one way: what the till counts of orders, before refunds. */
function paidBy({ method, at }: NonNullable<OrderFilterQuery['taken']>): RawBuilder<unknown> {
  return sql`select order_id from order_payments where status = 'succeeded' and method = ${method}
    and paid_at >= ${at.startsAt} and paid_at < ${at.endsAt}`
}
