// What of an order's payments is still with the laundry, by how it came.
import type { OrderPayment } from '#contract/orders.ts'
import { fromRupees, sumPaise, toRupees } from '#domain/money.ts'

type Paid = { payments: readonly Pick<OrderPayment, 'kind' | 'method' | 'amount' | 'status'>[] }

/** In rupees: paid with a card and not given back. */
export function paidByCard(order: Paid): number {
  return kept(order, (method) => method === 'card')
}

/** In rupees: paid in cash or by UPI and not given back. */
export function paidByHand(order: Paid): number {
  return kept(order, (method) => method !== 'card')
}

function kept({ payments }: Paid, isMeant: (method: OrderPayment['method']) => boolean): number {
  const sums = payments
    .filter(({ method }) => isMeant(method))
    .map(({ kind, status, amount }) => {
      if (kind === 'payment') return status === 'succeeded' ? fromRupees(amount) : 0
      return status === 'failed' ? 0 : -fromRupees(amount)
    })
  return toRupees(Math.max(0, sumPaise(sums)))
}
