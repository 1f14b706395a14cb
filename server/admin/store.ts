/** The SQL of the console's figures and lists. */
import { sql, type Kysely } from 'kysely'
import { containing } from '../database/containing.ts'
import type { Tables } from '../database/tables.ts'

/** Product section 3 says what each figure counts. Triggers keep the sums; nothing is counted here. */
export async function consoleFigures(db: Kysely<Tables>, activeSince: Date) {
  return db
    .selectFrom('order_figures')
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

/** The latest entries of all histories, each with its order's number and customer. */
export function latestOrderEvents(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'order_history.id',
      'order_history.event',
      'order_history.status',
      'order_history.at',
      'orders.number',
      'users.name',
    ])
    .orderBy('order_history.id', 'desc')
    .limit(limit)
    .execute()
}

export function latestCustomers(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'created_at'])
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Customers, newest first, with the number of their orders and what the completed ones cost. */
export function listCustomers(
  db: Kysely<Tables>,
  filter: { limit: number; cursor?: string | undefined; q?: string | undefined },
) {
  const pattern = containing(filter.q ?? '')
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .select((eb) => [
      eb
        .selectFrom('orders')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('orders.user_id', '=', 'users.id')
        .as('total_orders'),
      eb
        .selectFrom('orders')
        .select(sql<number>`coalesce(sum(total_paise), 0)`.as('sum'))
        .whereRef('orders.user_id', '=', 'users.id')
        .where('orders.status', '=', 'completed')
        .as('spent_paise'),
    ])
    .where('users.role', '=', 'customer')
    .where('users.erased_at', 'is', null)
    .$if(filter.cursor !== undefined, (query) => query.where('users.id', '<', filter.cursor!))
    .$if(Boolean(filter.q), (query) =>
      query.where((eb) =>
        eb.or([
          eb('users.name', 'ilike', pattern),
          eb('users.email', 'ilike', pattern),
          eb('users.phone', 'ilike', pattern),
        ]),
      ),
    )
    .orderBy('users.id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}
