/** A customer's figures: This Month on the dashboard, and the stats of My orders. */
import type { AnswerOf } from '#contract/call.ts'
import type { userStats } from '#contract/accounts.ts'
import { toRupees } from '#domain/money.ts'
import { monthRange } from '#domain/order-stats.ts'
import type { Deps } from '../../platform/deps.ts'
import { customerFigures } from './lists.ts'

/** What each figure counts is in docs/product.md, “Prices”; the month is the laundry's. */
export async function statsOf(
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  userId: string,
): Promise<AnswerOf<typeof userStats>> {
  const { timeZone } = await settings.current()
  const figures = await customerFigures(db, userId, monthRange(clock(), timeZone))
  return {
    ordersCount: figures.month_orders,
    itemsCleaned: figures.month_cleaned,
    moneySaved: toRupees(figures.month_saved_paise),
    totalOrders: figures.total_orders,
    completedOrders: figures.completed_orders,
    totalSpent: toRupees(figures.spent_paise),
    averageRating:
      figures.average_rating === null ? null : Math.round(figures.average_rating * 10) / 10,
  }
}
