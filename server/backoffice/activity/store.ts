/** SQL for the console's totals and lists. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** What each number counts is in docs/product.md, “The console”. The sums are kept; nothing is counted here. */
export async function readConsoleTotals(db: Kysely<Tables>, activeSince: Date) {
  return db
    .selectFrom('order_totals')
    .select((eb) => {
      const sum = (column: 'total_orders' | 'completed_orders' | 'cancelled_orders') =>
        eb.fn.coalesce(eb.fn.sum<number>(column), eb.lit(0)).as(column)
      return [
        sum('total_orders'),
        sum('completed_orders'),
        sum('cancelled_orders'),
        eb.fn.coalesce(eb.fn.sum<number>('completed_paise'), eb.lit(0)).as('revenue_paise'),
        eb
          .selectFrom('last_orders')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .where('ordered_at', '>=', activeSince)
          .as('active_customers'),
        eb
          .selectFrom('charges')
          .select(sql<number>`coalesce(sum(amount_paise - refunded_paise), 0)`.as('sum'))
          .where('status', '=', 'succeeded')
          .as('club_paise'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The latest entries of all histories, each with its order's number and customer, and who of the staff did it. */
export function listLatestOrderEvents(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('users as actors', (join) =>
      join
        .onRef('actors.id', '=', 'order_history.actor_id')
        .on('order_history.actor', '=', 'staff'),
    )
    .select([
      'order_history.id',
      'order_history.event',
      'order_history.status',
      'order_history.at',
      'order_history.changed_parts as parts',
      'orders.id as orderId',
      'orders.number',
      'orders.pickup_hand_over as pickupHandOver',
      'orders.delivery_hand_over as deliveryHandOver',
      'users.name',
      'actors.name as by',
      sql<boolean>`order_history.actor = 'customer'`.as('isOwn'),
    ])
    .orderBy('order_history.id', 'desc')
    .limit(limit)
    .execute()
}

export function listLatestCustomers(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'created_at'])
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
