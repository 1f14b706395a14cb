// What an order costs now, and what of its payments is still with the laundry, by how it came.
import type { OrderPayment } from '#contract/payment-methods.ts'
import { fromRupees, toRupees } from '#domain/money.ts'
import { keptByWay } from '#domain/order-money.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/order-choices.ts'

/** In rupees: its price less the goodwill given since; of a cancelled order too. */
export function costOf({ total, goodwill }: { total: number; goodwill: number }): number {
  return toRupees(Math.max(0, fromRupees(total) - fromRupees(goodwill)))
}

type Paid = {
  payments: readonly Pick<OrderPayment, 'kind' | 'method' | 'amount' | 'status'>[]
}

/** In rupees: what was paid each way and isn't given back, nor on its way. */
export function keptWays({ payments }: Paid): Readonly<Record<PaymentMethod, number>> {
  const kept = keptByWay(
    payments.map(({ kind, method, amount, status }) => {
      const isPayment = kind === 'payment'
      return {
        method,
        // A refund that could not be made gave nothing back.
        status: isPayment || status === 'failed' ? status : 'succeeded',
        amountPaise: isPayment ? fromRupees(amount) : 0,
        refundedPaise: isPayment ? 0 : fromRupees(amount),
      }
    }),
  )
  return {
    cash: toRupees(kept.cash),
    upi: toRupees(kept.upi),
    card: toRupees(kept.card),
    account: toRupees(kept.account),
  }
}

const WAYS = { cash: 'cash', upi: 'UPI', card: 'card', account: 'account' } as const

/** "cash", "UPI", "cash and card": the ways in which it was paid; empty where nothing is kept. */
export function waysText(order: Paid): string {
  const kept = keptWays(order)
  const ways = PAYMENT_METHODS.filter((way) => kept[way] > 0)
  return new Intl.ListFormat('en-IN').format(ways.map((way) => WAYS[way]))
}
