// Payments of an order made by hand and still with the laundry.
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { paidByMethod } from '#web/features/orders/price/order-cost.ts'

/** In rupees: paid in cash or by UPI and not refunded. */
export function sumPaidByHand(order: Parameters<typeof paidByMethod>[0]): number {
  const { cash, upi } = paidByMethod(order)
  return toRupees(fromRupees(cash) + fromRupees(upi))
}
