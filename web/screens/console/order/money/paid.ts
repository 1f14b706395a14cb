// Payments of an order made by hand and still with the laundry.
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { keptWays } from '#web/features/orders/price/order-cost.ts'

/** In rupees: paid in cash or by UPI and not refunded. */
export function paidByHand(order: Parameters<typeof keptWays>[0]): number {
  const { cash, upi } = keptWays(order)
  return toRupees(fromRupees(cash) + fromRupees(upi))
}
