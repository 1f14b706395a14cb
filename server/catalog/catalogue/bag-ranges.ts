/** The usual cost of each service's recent orders, cached: the estimate for an uncounted bag. */
import { sql } from 'kysely'
import {
  BAG_RANGE_DAYS,
  BAG_RANGE_SHARES,
  bagPriceRange,
  type BagRange,
} from '#domain/clothes/bag-price-range.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { Db } from '../../database/transaction.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export type BagRanges = ReadonlyMap<ServiceId, BagRange>

/**
 * Orders are looked at again every hour: the range is of 90 days, and what somebody saw holds for their order.
 * @returns the ranges by service; services with too few orders are not in it
 */
export function cacheBagRanges(db: Db, clock: () => Date): () => Promise<BagRanges> {
  let kept: Promise<BagRanges> | null = null
  let keptIn = Number.NaN
  return () => {
    const now = clock()
    const hour = Math.floor(now.getTime() / HOUR)
    if (hour !== keptIn) kept = null
    keptIn = hour
    kept ??= readBagRanges(db, now).catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}

/** What each service's lines came to in orders that were completed; orders of companies have prices of their own. */
export async function readBagRanges(db: Db, now: Date): Promise<BagRanges> {
  const since = new Date(now.getTime() - BAG_RANGE_DAYS * DAY)
  const [low, high] = BAG_RANGE_SHARES
  const rows = await db
    .with('parts', (query) =>
      query
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .select((eb) => ['service', eb.fn.sum<number>('amount_paise').as('paise')])
        .where('status', '=', 'completed')
        .where('completed_at', '>=', since)
        .where('company_id', 'is', null)
        .groupBy(['orders.id', 'service']),
    )
    .selectFrom('parts')
    .select((eb) => [
      'service',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`(percentile_cont(${low}::float8) within group (order by paise))::float8`.as(
        'low',
      ),
      sql<number>`(percentile_cont(${high}::float8) within group (order by paise))::float8`.as(
        'high',
      ),
    ])
    .groupBy('service')
    .execute()
  return new Map(
    rows.flatMap(({ service, orders, low: lowPaise, high: highPaise }) => {
      const range = bagPriceRange({ orders, lowPaise, highPaise })
      return range === null ? [] : [[service, range] as const]
    }),
  )
}
