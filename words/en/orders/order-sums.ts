// An order's cost, payments, refunds and balance, for customers and staff.
import type { Reduction } from '#domain/orders/order-money.ts'

const REDUCTIONS: Readonly<Record<Reduction['kind'], string>> = {
  goodwill: 'Reduction',
  cancelled: 'Cancelled',
}

type Way = 'cash' | 'upi' | 'card'

/** What was paid in one way and is still with the laundry; `amount` is written. */
type KeptWay = { readonly way: Way; readonly amount: string }

const WAYS: Readonly<Record<Way, string>> = { cash: 'Cash', upi: 'UPI', card: 'Card' }

export const orderSums = {
  label: 'Cost and payments',
  price: 'Price',
  /** Charged since the order was placed. */
  fees: 'Second visit',
  reduction: ({ kind }: Pick<Reduction, 'kind'>) => REDUCTIONS[kind],
  total: 'Total',
  paid: 'Paid so far',
  /** By several ways: "Kept: Cash ₹50, Card ₹210". */
  kept: ({ ways }: { readonly ways: readonly KeptWay[] }) =>
    `Kept: ${ways.map(({ way, amount }) => `${WAYS[way]} ${amount}`).join(', ')}`,
  refunded: 'Refunded',
  toRefund: 'To be refunded',
  toPay: 'To pay',

  /** Beside the way an order is paid. */
  isPaid: 'Paid',
  nothingToPay: 'Nothing to pay',
  amountToPay: ({ amount }: { readonly amount: string }) => `${amount} to pay`,
  amountToRefund: ({ amount }: { readonly amount: string }) => `${amount} to refund`,
  lessThanList: ({ amount }: { readonly amount: string }) => `${amount} less than list prices`,
}
