/** Payments and refunds of orders: read with the order, and in API answers. */
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import { toRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderMoney, type OrderAccount } from '#domain/orders/order-money.ts'
import {
  isCardUntried,
  isCardChargedAt,
  type ChargeStatus,
} from '#domain/payments/order-payments.ts'
import type { Tables } from '../database/tables.ts'

/** A column for a query over orders: their payments, each with its refunds. */
export function selectOrderMoney(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('order_payments')
      .leftJoin('users as takers', 'takers.id', 'order_payments.taken_by')
      .select([
        'order_payments.id',
        'order_payments.method',
        'order_payments.amount_paise',
        'order_payments.refunded_paise',
        'order_payments.status',
        'order_payments.card_brand',
        'order_payments.card_last4',
        'order_payments.failure_message',
        'order_payments.created_at',
        'order_payments.paid_at',
        'takers.name as taken_by',
      ])
      .select((inner) =>
        jsonArrayFrom(
          inner
            .selectFrom('order_refunds')
            .leftJoin('users as givers', 'givers.id', 'order_refunds.given_by')
            .select([
              'order_refunds.id',
              'order_refunds.method',
              'order_refunds.amount_paise',
              'order_refunds.status',
              'order_refunds.reason',
              'order_refunds.reference',
              'order_refunds.failure_message',
              'order_refunds.created_at',
              'givers.name as given_by',
            ])
            .whereRef('order_refunds.payment_id', '=', 'order_payments.id')
            .orderBy('order_refunds.id'),
        ).as('refunds'),
      )
      .whereRef('order_payments.order_id', '=', 'orders.id')
      .orderBy('order_payments.id'),
  )
}

/** A column for a query over orders: whether a card is being charged for each. */
export function selectIsCardCharging(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .exists(
      eb
        .selectFrom('order_payments')
        .select('order_payments.id')
        .whereRef('order_payments.order_id', '=', 'orders.id')
        .where('order_payments.status', '=', 'pending'),
    )
    .$castTo<boolean>()
}

type Instant = string | Date

interface OrderMoney {
  status: OrderStatus
  counted: boolean
  total_paise: number
  goodwill_paise: number
  paid_paise: number
  refunded_paise: number
  payment_method: OrderPayment['method']
  payment_chosen_at: Date | null
  card_id: string | null
  card_brand: string | null
  card_last4: string | null
  payments: {
    id: string
    method: OrderPayment['method']
    amount_paise: number
    refunded_paise: number
    status: OrderPayment['status']
    card_brand: string | null
    card_last4: string | null
    failure_message: string | null
    created_at: Instant
    paid_at: Instant | null
    taken_by: string | null
    refunds: {
      id: string
      /** Null where it went the way the payment came. */
      method: OrderPayment['method'] | null
      amount_paise: number
      status: ChargeStatus
      reason: string
      reference: string | null
      failure_message: string | null
      created_at: Instant
      given_by: string | null
    }[]
  }[]
}

/** An order's row as the rule of its money reads it. */
export function orderAmountsFromRow(
  row: Pick<
    OrderMoney,
    'status' | 'total_paise' | 'goodwill_paise' | 'paid_paise' | 'refunded_paise'
  >,
): OrderAccount {
  return {
    status: row.status,
    totalPaise: row.total_paise,
    goodwillPaise: row.goodwill_paise,
    paidPaise: row.paid_paise + row.refunded_paise,
    refundedPaise: row.refunded_paise,
  }
}

/** @param forStaff whether to name who took the money */
export function orderMoneyView(
  row: OrderMoney,
  forStaff: boolean,
): Pick<
  Order,
  | 'card'
  | 'chargedWhenReady'
  | 'goodwill'
  | 'charged'
  | 'amountPaid'
  | 'amountRefunded'
  | 'amountDue'
  | 'refundDue'
  | 'paid'
  | 'payments'
> {
  const money = orderMoney(orderAmountsFromRow(row))
  return {
    card: cardOf(row),
    chargedWhenReady: isChargedWhenReady(row),
    goodwill: toRupees(row.goodwill_paise),
    charged: toRupees(money.chargedPaise),
    amountPaid: toRupees(money.paidPaise),
    amountRefunded: toRupees(money.refundedPaise),
    amountDue: toRupees(money.duePaise),
    refundDue: toRupees(money.refundDuePaise),
    paid: row.counted && money.isPaid,
    payments: row.payments
      .flatMap((payment): OrderPayment[] => [
        {
          _id: payment.id,
          kind: 'payment',
          method: payment.method,
          amount: toRupees(payment.amount_paise),
          status: payment.status,
          card: cardOf(payment),
          note: payment.failure_message,
          at: isoOf(payment.paid_at ?? payment.created_at),
          by: forStaff ? payment.taken_by : null,
        },
        ...payment.refunds.map((refund) => ({
          _id: refund.id,
          kind: 'refund' as const,
          method: refund.method ?? payment.method,
          amount: toRupees(refund.amount_paise),
          status: refund.status,
          card: refund.method === null ? cardOf(payment) : null,
          note: refund.reason,
          ...(forStaff && refund.failure_message !== null && { failure: refund.failure_message }),
          // A card's is the payment service's own.
          ...((refund.method ?? payment.method) === 'upi' &&
            refund.reference !== null && { reference: refund.reference }),
          at: isoOf(refund.created_at),
          by: forStaff ? refund.given_by : null,
        })),
      ])
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  }
}

function isChargedWhenReady(row: OrderMoney): boolean {
  if (row.payment_method !== 'card' || row.card_id === null) return false
  if (row.status === 'cancelled' || isCardChargedAt(row.status)) return false
  const { duePaise } = orderMoney(orderAmountsFromRow(row))
  return (duePaise > 0 || !row.counted) && isCardChargeWaiting(row.payments, row.payment_chosen_at)
}

type Tried = Pick<
  OrderMoney['payments'][number],
  'method' | 'status' | 'amount_paise' | 'refunded_paise' | 'created_at'
>

/**
 * Whether the card that an order is paid with has still to be asked.
 * @param payments the order's
 * @param chosenAt when its customer last chose how to pay; null for how it was placed
 */
export function isCardChargeWaiting(payments: readonly Tried[], chosenAt: Date | null): boolean {
  return isCardUntried(
    payments.map(({ method, status, amount_paise, refunded_paise, created_at }) => ({
      method,
      status,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
      at: new Date(created_at),
    })),
    chosenAt,
  )
}

function cardOf({
  card_brand,
  card_last4,
}: {
  card_brand: string | null
  card_last4: string | null
}): Order['card'] {
  return card_brand !== null && card_last4 !== null
    ? { brand: card_brand, last4: card_last4 }
    : null
}

/** A card by what names it to its owner, whatever is known of it. */
export function cardLabelOf({ card_brand, card_last4 }: Parameters<typeof cardOf>[0]) {
  return { brand: card_brand ?? 'card', last4: card_last4 ?? '' }
}

function isoOf(instant: Instant): string {
  return new Date(instant).toISOString()
}
