/** Sends a payment's refund to the payment service and records the result, also one that comes days later. */
import { orderMoney } from '#domain/orders/order-money.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { failureText } from '../../platform/app-error.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { forgottenSince } from '../../platform/payments/forgotten-since.ts'
import type { RefundOutcome } from '../../platform/payments/payments.ts'
import { askAlone } from '../request-leases/ask-alone.ts'
import { refundMadeEvent } from './refund-made-event.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { orderEvent } from '../../order/order-event.ts'
import {
  findPayment,
  findRefund,
  findRefundRequest,
  updatePaidAmount,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from './store.ts'

/**
 * May be repeated at any time: the refund's id is the key it is asked with. A refusal puts the sum
 * back to what is to be given back, for staff to see.
 * @returns null when it was settled before
 * @throws AppError `payment_pending` while another one asks for it
 * @throws whatever the payment service throws when it can't be asked; the refund is then still pending
 */
export function settleRefund(deps: Deps, refundId: string): Promise<RefundOutcome | null> {
  return askAlone(deps, refundId, async () => {
    const refund = await findRefundRequest(deps.db, refundId)
    if (refund?.status !== 'pending') return null
    const outcome = await deps.payments.refund({
      reference: refund.payment_reference!,
      amountPaise: refund.amount_paise,
      key: refund.id,
      forgottenSince: forgottenSince(refund.created_at, deps.clock()),
    })
    await applyRefundResult(deps, refund, outcome)
    return outcome
  })
}

/**
 * Records what the payment service says of a refund without being asked for it.
 * @param refund its id, and what the service calls it
 * @returns whether it is a refund of an order
 */
export async function recordReportedRefund(
  deps: Deps,
  { id, reference }: { id: string; reference: string },
  outcome: RefundOutcome,
): Promise<boolean> {
  const refund = await findRefundRequest(deps.db, id)
  if (refund) await applyRefundResult(deps, refund, outcome, reference)
  return refund !== undefined
}

interface Settling {
  tx: Tx
  deps: Deps
  /** Locked by `tx`. */
  order: LockedOrder
  payment: PaymentRow
  refund: RefundRow
  now: Date
}

/**
 * Records what the payment service says of a refund. Repeated, it changes nothing more; a refund that it accepted and
 * that the bank sent back is owed again.
 * @param reference what the service calls the refund that it speaks of, where the product was told and didn't ask
 */
async function applyRefundResult(
  deps: Deps,
  asked: Pick<RefundRow, 'id' | 'payment_id'> & Pick<PaymentRow, 'order_id'>,
  outcome: RefundOutcome,
  reference: string | null = null,
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, asked.order_id)
    const payment = (await findPayment(tx, asked.payment_id))!
    const refund = (await findRefund(tx, asked.id))!
    const settling = { tx, deps, order, payment, refund, now }
    if (refund.status === 'pending' && outcome.ok) await settleMade(settling, outcome.reference)
    else if (!outcome.ok && isAbout(refund, reference))
      await settleFailed(settling, failureText(deps.staffWords, outcome.failure))
  })
}

/** A refund that went through is not undone by another one of the same key. */
function isAbout({ status, reference: known }: RefundRow, reference: string | null): boolean {
  return status === 'pending' || (status === 'succeeded' && known === reference)
}

async function settleMade(
  { tx, deps, order, payment, refund, now }: Settling,
  reference: string,
): Promise<void> {
  await updateRefund(tx, refund.id, { status: 'succeeded', reference, settled_at: now })
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
}

async function settleFailed(
  { tx, deps, order, payment, refund, now }: Settling,
  message: string,
): Promise<void> {
  const { id: refundId, amount_paise: amountPaise } = refund
  const wasMade = refund.status === 'succeeded'
  deps.log.error({ refundId, wasMade, message }, 'a refund of an order failed')
  await updateRefund(tx, refundId, {
    status: 'failed',
    failure_message: message,
    settled_at: refund.settled_at ?? now,
    returned_at: wasMade ? now : null,
  })
  if (wasMade)
    await postToLedger(
      tx,
      { orderPaymentId: payment.id, orderRefundId: refundId, undoes: true },
      { amountPaise, into: 'gateway', of: 'order_sales' },
      now,
    )
  await updatePayment(tx, payment.id, { refunded_paise: payment.refunded_paise - amountPaise })
  await updatePaidAmount(tx, order, now)
  const data = { refundId, amountPaise, wasMade }
  await emit(tx, deps, orderEvent('order.refund_failed', order, null, now, data))
}
