/** The laundry's public numbers and testimonials: written by staff, or computed from orders; cached. */
import { sql } from 'kysely'
import { MARKETING_LIMITS } from '#domain/settings/marketing-limits.ts'
import {
  type Marketing,
  marketingContentFrom,
  QUOTED_STARS,
  QUOTES_SHOWN,
} from '#domain/settings/marketing.ts'
import type { Db } from '../../database/transaction.ts'
import type { Live } from '../../platform/live.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Kept } from '../../platform/kept.ts'

const MINUTE = 60_000

/** Orders are counted again every minute, and as soon as a quote changes. */
export function cacheMarketing(
  db: Db,
  { live, settings, clock }: { live: Live; settings: Kept<BusinessSettings>; clock: () => Date },
): Kept<Marketing> {
  let kept: Promise<Marketing> | null = null
  let keptIn = Number.NaN
  let last: Marketing | null = null
  const forget = () => {
    kept = null
  }
  live.on('testimonials', forget)
  live.on('resync', forget)

  async function current(): Promise<Marketing> {
    const { marketing, marketingFromOrders } = await settings.current()
    if (!marketingFromOrders) return (last = marketing)
    const minute = Math.floor(clock().getTime() / MINUTE)
    if (minute !== keptIn || !live.listening()) forget()
    keptIn = minute
    kept ??= readMarketingFromOrders(db).catch((error: unknown) => {
      kept = null
      throw error
    })
    return (last = await kept)
  }
  return {
    current,
    forget,
    async lastKnown() {
      if (last && !live.listening()) return last
      return current().catch((error: unknown) => {
        if (last) return last
        throw error
      })
    },
  }
}

/** What the orders say now; a quote is never cut, so longer ones are left out. */
export async function readMarketingFromOrders(db: Db): Promise<Marketing> {
  const [{ delivered }, rated, quotes] = await Promise.all([
    db
      .selectFrom('order_totals')
      .select(sql<number>`coalesce(sum(completed_orders), 0)::float8`.as('delivered'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .select((eb) => [
        eb.fn.countAll<number>().as('ratings'),
        sql<number | null>`avg(rating)::float8`.as('average'),
      ])
      .where('rating', 'is not', null)
      .where('completed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['users.name', 'rating', 'rating_comment'])
      .where('rating_quotable', '=', true)
      .where('completed_at', 'is not', null)
      .where('rating', '>=', QUOTED_STARS)
      .where(sql<boolean>`length(rating_comment) <= ${MARKETING_LIMITS.commentLength}`)
      .where('users.erased_at', 'is', null)
      .orderBy('completed_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(QUOTES_SHOWN)
      .execute(),
  ])
  return marketingContentFrom({
    delivered,
    ratings: rated.ratings,
    averageRating: rated.average,
    quotes: quotes.map(({ name, rating, rating_comment: comment }) => ({
      name,
      rating: rating!,
      comment: comment!,
    })),
  })
}
