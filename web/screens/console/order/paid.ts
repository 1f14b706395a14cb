// What of an order's payments is still with the laundry: on cards, or taken by hand.
import { fromRupees, toRupees } from '#domain/money.ts'
import { keptWays } from '#web/features/orders/order-cost.ts'

type Paid = Parameters<typeof keptWays>[0]

/** In rupees: paid with a card and not given back. */
export function paidByCard(order: Paid): number {
  return keptWays(order).card
}

/** In rupees: paid in cash or by UPI and not given back. */
export function paidByHand(order: Paid): number {
  const { cash, upi } = keptWays(order)
  return toRupees(fromRupees(cash) + fromRupees(upi))
}
