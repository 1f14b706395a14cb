/** A customer's stats: "This Month" on the dashboard, and those of My orders. */
import { branchOfPerson } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { userStats } from '#contract/accounts/accounts.ts'
import { toRupees } from '#domain/base/money.ts'
import { currentMonthRange } from '#domain/orders/order-stats.ts'
import type { Deps } from '../../../platform/deps.ts'
import { customerStats } from './lists.ts'

/** What each number counts is in docs/product.md, “Prices”; the month is the laundry's. */
export async function readOrderStats(
  { db, laundry, clock }: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  userId: string,
): Promise<AnswerOf<typeof userStats>> {
  const { timeZone } = await laundry(branchOfPerson({ id: userId })).settings.current()
  const stats = await customerStats(db, userId, currentMonthRange(clock(), timeZone))
  return {
    ordersCount: stats.month_orders,
    itemsCleaned: stats.month_cleaned,
    moneySaved: toRupees(stats.month_saved_paise),
    totalOrders: stats.total_orders,
    completedOrders: stats.completed_orders,
    totalSpent: toRupees(stats.spent_paise),
    averageRating:
      stats.average_rating === null ? null : Math.round(stats.average_rating * 10) / 10,
  }
}
