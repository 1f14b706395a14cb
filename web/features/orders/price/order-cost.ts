// An order's sums for its screens, by the rule of its money, and the payments still with the laundry.
import type { Order } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import {
  paidPaiseByMethod,
  orderMoney,
  reductionsOfAccount,
  type OrderAccount,
  type Reduction,
} from '#domain/orders/order-money.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/record/order-choices.ts'

type Costing = Pick<Order, 'status' | 'total' | 'goodwill'>

/** An order's answer as the rule of its money reads it. */
export function orderAccountOf(
  order: Costing & Pick<Order, 'amountPaid' | 'amountRefunded'>,
): OrderAccount {
  return {
    status: order.status,
    totalPaise: fromRupees(order.total),
    goodwillPaise: fromRupees(order.goodwill),
    paidPaise: fromRupees(order.amountPaid),
    refundedPaise: fromRupees(order.amountRefunded),
  }
}

/** In rupees: what it would cost at another price, less the goodwill given. */
export function costAtPrice(order: Parameters<typeof orderAccountOf>[0], price: number): number {
  const account = { ...orderAccountOf(order), totalPaise: fromRupees(price) }
  return toRupees(orderMoney(account).chargedPaise)
}

/** In rupees: what more is due at another price than at its own; below 0 where money goes back. */
export function extraDueAtPrice(
  order: Parameters<typeof orderAccountOf>[0],
  price: number,
): number {
  const { duePaise, refundDuePaise } = orderMoney({
    ...orderAccountOf(order),
    totalPaise: fromRupees(price),
  })
  return toRupees(duePaise - refundDuePaise)
}

/** In rupees: why it costs less than its price, one by one. */
export function reductionsOfOrder(order: Costing): { kind: Reduction['kind']; amount: number }[] {
  const account = orderAccountOf({ ...order, amountPaid: 0, amountRefunded: 0 })
  return reductionsOfAccount(account).map(({ kind, paise }) => ({ kind, amount: toRupees(paise) }))
}

/** In rupees: how much less it costs than list prices; 0 for an order that was cancelled. */
export function savedRupees({
  status,
  listTotal,
  charged,
}: Pick<Order, 'status' | 'listTotal' | 'charged'>): number {
  return status === 'cancelled'
    ? 0
    : toRupees(Math.max(0, fromRupees(listTotal) - fromRupees(charged)))
}

type Paid = {
  payments: readonly Pick<OrderPayment, 'kind' | 'method' | 'amount' | 'status'>[]
}

/** In rupees: what was paid each way and isn't given back, nor on its way. */
export function paidByMethod({ payments }: Paid): Readonly<Record<PaymentMethod, number>> {
  const kept = paidPaiseByMethod(
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

/** The ways in which it was paid; none where nothing is kept. */
export function paymentMethodsUsed(order: Paid): readonly PaymentMethod[] {
  const kept = paidByMethod(order)
  return PAYMENT_METHODS.filter((way) => kept[way] > 0)
}
