// Ways in which an order was paid.
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'

const WAYS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'cash',
  upi: 'UPI',
  card: 'card',
  account: 'account',
}

const list = new Intl.ListFormat('en-IN')

export const paidWays = {
  /** "Paid by cash and card" */
  paidBy: ({ ways }: { readonly ways: readonly PaymentMethod[] }) =>
    `Paid by ${list.format(ways.map((way) => WAYS[way]))}`,
}
