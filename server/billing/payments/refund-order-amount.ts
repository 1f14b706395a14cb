/** Refunds an amount of an order's payments. */
import { sumPaise, type Paise } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { isRefundedAutomatically, refundShares } from '#domain/payments/order-payments.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { withCashMovement } from '../cash/with-cash-movement.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { newId } from '../../platform/ids.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { refundMadeEvent } from './refund-made-event.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import {
  insertRefund,
  selectPaymentsOfOrder,
  updatePaidAmount,
  updatePayment,
  type PaymentRow,
} from './store.ts'

interface RefundInput {
  /** A sentence for the customer. */
  reason: string
  /** The UTR of what goes back by UPI; empty or left out where there is none. */
  reference?: string | undefined
  /** The member of staff who gives it back; null when it follows from a change. */
  by: string | null
  /** Leaves what was paid in cash or by UPI to staff. */
  automaticOnly: boolean
  /** The one payment that is given back; any of them, if left out. */
  only?: string
  /** How staff hand over what was paid by card; left out, it goes back to the card. */
  way?: TakenByHand | undefined
}

/** What staff take is kept apart from what the payment service owes. */
export const ACCOUNT_OF = {
  cash: 'till',
  upi: 'upi',
  card: 'gateway',
  account: 'receivables',
} as const

/**
 * A card's refund is stored as pending and enqueued; cash and UPI are recorded as handed back, and a
 * company's account owes it no longer. A company goes on paying all that its order costs.
 * @param order locked by `tx`, with the goodwill that this is given as
 * @returns the refunds of cards, to be asked for once this is committed, how much is given back, the
 *   order as it is then, and what happened
 */
export async function refundOrderAmount(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: LockedOrder,
  amountPaise: number,
  { reason, reference, by, automaticOnly, only, way }: RefundInput,
  now: Date,
): Promise<{ refundIds: string[]; givenPaise: number; order: LockedOrder; events: NewEvent[] }> {
  const payments = (await selectPaymentsOfOrder(tx, order.id)).filter(
    ({ id, status, method }) =>
      status === 'succeeded' &&
      (only === undefined || id === only) &&
      (!automaticOnly || isRefundedAutomatically(method)),
  )
  const shares = refundShares(refundablePayments(order, payments), amountPaise)
  const givenPaise = sumPaise(shares.map((share) => share.amountPaise))
  const account = orderAmountsFromRow(order)
  const money = orderMoney({ ...account, refundedPaise: account.refundedPaise + givenPaise })
  const refundIds: string[] = []
  const events: NewEvent[] = []
  for (const share of shares) {
    const payment = payments.find(({ id }) => id === share.id)!
    const method = share.method === 'card' ? (way ?? 'card') : share.method
    const isCard = method === 'card'
    const id = newId(now)
    await updatePayment(tx, share.id, {
      refunded_paise: payment.refunded_paise + share.amountPaise,
    })
    await insertRefund(tx, {
      id,
      payment_id: share.id,
      amount_paise: share.amountPaise,
      reason,
      reference: method === 'upi' && reference ? reference : null,
      ...(method !== share.method && { method: way! }),
      status: isCard ? 'pending' : 'succeeded',
      given_by: by,
      created_at: now,
      settled_at: isCard ? null : now,
    })
    if (isCard) {
      refundIds.push(id)
      await deps.jobs.enqueue(tx, 'settle-order-money', { refundId: id })
      continue
    }
    const cash = { person_id: by, kind: 'refunded', place: 'counter' } as const
    const ids = { order_payment_id: share.id, order_refund_id: id }
    await postToLedger(
      method === 'cash' && by !== null
        ? withCashMovement(tx, { ...cash, ...ids, paise: -share.amountPaise, at: now })
        : tx,
      { orderPaymentId: share.id, orderRefundId: id },
      { amountPaise: -share.amountPaise, into: ACCOUNT_OF[method], of: 'order_sales' },
      now,
    )
    const made = { refundId: id, method, amountPaise: share.amountPaise }
    events.push(refundMadeEvent(order, made, money, by, now))
  }
  return { refundIds, givenPaise, order: await updatePaidAmount(tx, order, now), events }
}

/** What can be given back of each payment: of those on account no more than they are over what their company pays. */
function refundablePayments(order: LockedOrder, payments: readonly PaymentRow[]) {
  const { chargedPaise } = orderMoney(orderAmountsFromRow(order))
  let overPaise =
    order.payment_method === 'account'
      ? Math.max(0, keptOnAccountPaise(payments) - chargedPaise)
      : Infinity
  return payments.map(({ id, method, amount_paise, refunded_paise }) => {
    const keptPaise = amount_paise - refunded_paise
    if (method !== 'account') return { id, method, leftPaise: keptPaise }
    const leftPaise = Math.min(keptPaise, overPaise)
    overPaise -= leftPaise
    return { id, method, leftPaise }
  })
}

/**
 * @param payments all of an order
 * @returns what was put on its company's account of it and not taken off again
 */
export function keptOnAccountPaise(
  payments: readonly Pick<PaymentRow, 'method' | 'status' | 'amount_paise' | 'refunded_paise'>[],
): Paise {
  return sumPaise(
    payments
      .filter(({ method, status }) => method === 'account' && status === 'succeeded')
      .map(({ amount_paise, refunded_paise }) => amount_paise - refunded_paise),
  )
}
