/** Sends a payment's refund to the payment service and records the result. */
import { orderMoney } from '#domain/orders/order-money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { failureText } from '../../platform/app-error.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { forgottenSince } from '../../platform/payments/forgotten-since.ts'
import type { RefundOutcome } from '../../platform/payments/payments.ts'
import { refundMadeEvent } from './refund-made-event.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import {
  findPayment,
  findRefundRequest,
  settlePendingRefund,
  updatePaidAmount,
  updatePayment,
} from './store.ts'

/**
 * May be repeated at any time: the refund's id is the key it is asked with. A refusal puts the sum
 * back to what is to be given back, for staff to see.
 * @returns null when it was settled before
 * @throws whatever the payment service throws when it can't be asked; the refund is then still pending
 */
export async function settleRefund(deps: Deps, refundId: string): Promise<RefundOutcome | null> {
  const refund = await findRefundRequest(deps.db, refundId)
  if (refund?.status !== 'pending') return null
  const outcome = await deps.payments.refund({
    reference: refund.payment_reference!,
    amountPaise: refund.amount_paise,
    key: refund.id,
    forgottenSince: forgottenSince(refund.created_at, deps.clock()),
  })
  const refusal = outcome.ok ? null : failureText(deps.staffWords, outcome.failure)
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, refund.order_id)
    const payment = (await findPayment(tx, refund.payment_id))!
    const settled = await settlePendingRefund(tx, refund.id, {
      status: outcome.ok ? 'succeeded' : 'failed',
      reference: outcome.ok ? outcome.reference : null,
      failure_message: refusal,
      settled_at: now,
    })
    if (!settled) return
    if (!outcome.ok) {
      deps.log.error({ refundId, message: refusal }, 'a refund of an order was refused')
      const refunded_paise = payment.refunded_paise - refund.amount_paise
      await updatePayment(tx, payment.id, { refunded_paise })
      await updatePaidAmount(tx, order, now)
      return
    }
    await postToLedger(
      tx,
      { orderPaymentId: payment.id, orderRefundId: refund.id },
      { amountPaise: -refund.amount_paise, into: 'gateway', of: 'order_sales' },
      now,
    )
    // So that anyone who looks at the order sees it.
    await updatePayment(tx, payment.id, { refunded_paise: payment.refunded_paise })
    const share = { refundId: refund.id, method: 'card', amountPaise: refund.amount_paise } as const
    await emit(
      tx,
      deps,
      refundMadeEvent(order, share, orderMoney(orderAmountsFromRow(order)), null, now),
    )
  })
  return outcome
}
