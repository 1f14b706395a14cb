/** Applies the result of a payment by card. */
import { isPayerWatching } from '#domain/run-sheet/payer-waiting.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { failureText, type Failure } from '../../platform/app-error.ts'
import { cardRefusal, type ChargeOutcome } from '../../platform/payments/payments.ts'
import { saveCardToken } from '../../identity/profile/lock-card-to-charge.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { cardLabelOf } from '../../order/select-order-money.ts'
import { orderEvent } from '../../order/order-event.ts'
import { settlePriceDifference } from './settle-price-difference.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { findPayment, updatePaidAmount, updatePayment, type PaymentRow } from './store.ts'

/** Repeated, it changes nothing more. Money that the order no longer costs is sent back. */
export async function applyPaymentResult(
  deps: Deps,
  asked: Pick<PaymentRow, 'id' | 'order_id'>,
  outcome: ChargeOutcome,
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, asked.order_id)
    const payment = (await findPayment(tx, asked.id))!
    if (payment.status !== 'pending') return
    if (outcome.status === 'succeeded') await settlePaid(tx, deps, order, payment, outcome, now)
    else if (outcome.status === 'failed')
      await settleFailed(tx, deps, order, payment, outcome.failure, now)
    // The bank asks its customer something, and they aren't there.
    else if (outcome.action !== null)
      await settleFailed(tx, deps, order, payment, cardRefusal('bankAsksFirst'), now)
    else if (outcome.reference !== null)
      await updatePayment(tx, payment.id, { reference: outcome.reference })
  })
}

async function settlePaid(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  payment: PaymentRow,
  { reference, token }: Extract<ChargeOutcome, { status: 'succeeded' }>,
  now: Date,
): Promise<void> {
  await updatePayment(tx, payment.id, {
    status: 'succeeded',
    reference,
    card_token: null,
    paid_at: now,
  })
  await postToLedger(
    tx,
    { orderPaymentId: payment.id },
    { amountPaise: payment.amount_paise, into: 'gateway', of: 'order_sales' },
    now,
  )
  if (token !== undefined && token !== payment.card_token && order.card_id !== null)
    await saveCardToken(tx, order.card_id, token)
  const paid = await updatePaidAmount(tx, order, now)
  await emit(tx, deps, orderEvent('order.charged', order, null, now, chargeOf(order, payment)))
  await settlePriceDifference(tx, deps, paid, 'orderChangedWhileCharged', now)
}

async function settleFailed(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  payment: PaymentRow,
  failure: Failure,
  now: Date,
): Promise<void> {
  const message = failureText(await wordsOfUser(tx, deps, order.user_id), failure)
  await updatePayment(tx, payment.id, {
    status: 'failed',
    failure_message: message,
    card_token: null,
  })
  if (order.status === 'cancelled' || isPayerWatching(payment.payer_waits_until, now)) return
  const data = { ...chargeOf(order, payment), message }
  await emit(tx, deps, orderEvent('order.charge_failed', order, null, now, data))
}

function chargeOf({ status }: LockedOrder, payment: PaymentRow) {
  const { id: paymentId, amount_paise: amountPaise } = payment
  return { paymentId, amountPaise, card: cardLabelOf(payment), status }
}
