/** SQL for order lists and their stats. */
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import { stripNumberSeparators } from '#domain/base/typed-number.ts'
import { BY_KEY } from '../../../database/engines/by-key.ts'
import { likePattern } from '../../../database/like-pattern.ts'
import type { Tables } from '../../../database/tables.ts'
import { type OrderVersion, VERSION } from '../record/order-version.ts'

/** What a list of orders may be narrowed by. */
export interface OrderFilter {
  limit: number
  cursor?: string | undefined
  status?: OrderStatus | undefined
}

/** A customer's orders, newest first; one more than `limit` when there are more. */
export function listOrdersOf(
  db: Kysely<Tables>,
  userId: string,
  filter: OrderFilter & { q?: string | undefined; since?: Date | undefined },
): Promise<OrderVersion[]> {
  return db
    .selectFrom('orders')
    .select(['orders.id', VERSION])
    .$if(!filter.q, (query) => query.modifyFront(BY_KEY))
    .where('orders.user_id', '=', userId)
    .$if(filter.cursor !== undefined, (query) => query.where('orders.id', '<', filter.cursor!))
    .$if(filter.status !== undefined, (query) => query.where('orders.status', '=', filter.status!))
    .$if(filter.since !== undefined, (query) =>
      query.where('orders.created_at', '>=', filter.since!),
    )
    .$if(Boolean(filter.q), (query) =>
      query.where((eb) =>
        eb.or([
          ...namedBy(eb, filter.q!),
          eb.exists(
            eb
              .selectFrom('order_lines')
              .select('position')
              .whereRef('order_lines.order_id', '=', 'orders.id')
              .where(
                // As domain/orders/order-items.ts writes an item.
                sql<string>`trim_scale(quantity) || case unit when 'kg' then ' kg ' else ' × ' end
                  || name || ' (' || replace(service, '-', ' ') || ')'`,
                'ilike',
                likePattern(filter.q!.replace(/^\s*(\d+)\s*[x*]\s*/i, '$1 × ')),
              ),
          ),
        ]),
      ),
    )
    .orderBy('orders.id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}

/** The order that a text names, whole or by a part of its number or id, however these are typed. */
function namedBy(eb: ExpressionBuilder<Tables, 'orders'>, q: string) {
  const bare = stripNumberSeparators(q)
  const reference = readOrderReference(q)
  return [
    ...(bare === ''
      ? []
      : [
          eb(sql<string>`replace(orders.number, '-', '')`, 'like', likePattern(bare)),
          eb(
            sql<string>`replace(orders.id::text, '-', '')`,
            'like',
            likePattern(bare.toLowerCase()),
          ),
        ]),
    ...(reference?.kind === 'number' ? [eb('orders.number', '=', reference.number)] : []),
  ]
}

/**
 * A customer's stats: of a month, and over all time. What was ordered in the month counts as ordered;
 * only what was completed in it counts as cleaned, whenever it was ordered.
 */
export async function customerStats(
  db: Kysely<Tables>,
  userId: string,
  month: { startsAt: Date; endsAt: Date },
) {
  return db
    .selectFrom('orders')
    .select((eb) => {
      const inMonth = eb.and([
        eb('created_at', '>=', month.startsAt),
        eb('created_at', '<', month.endsAt),
        eb('status', '!=', 'cancelled'),
      ])
      const completed = eb('status', '=', 'completed')
      const cleanedInMonth = eb.and([
        completed,
        eb('completed_at', '>=', month.startsAt),
        eb('completed_at', '<', month.endsAt),
      ])
      return [
        eb.fn.countAll<number>().filterWhere(inMonth).as('month_orders'),
        eb.fn
          .coalesce(eb.fn.sum<number>('pieces').filterWhere(cleanedInMonth), eb.lit(0))
          .as('month_cleaned'),
        eb.fn
          .coalesce(
            eb.fn
              .sum<number>(sql`list_paise - charged_paise(status, total_paise, goodwill_paise)`)
              .filterWhere(inMonth),
            eb.lit(0),
          )
          .as('month_saved_paise'),
        eb.fn.countAll<number>().as('total_orders'),
        eb.fn.countAll<number>().filterWhere(completed).as('completed_orders'),
        eb.fn
          .coalesce(
            eb.fn.sum<number>(sql`revenue_paise(status, total_paise, goodwill_paise)`),
            eb.lit(0),
          )
          .as('spent_paise'),
        sql<number | null>`(avg(rating) filter (where completed_at is not null))::float8`.as(
          'average_rating',
        ),
      ]
    })
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
