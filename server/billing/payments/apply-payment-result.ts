/** Applies the result of a payment by card. */
import { isPayerWatching } from '#domain/run-sheet/payer-waiting.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { failureText, type Failure } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { cardRefusal, type ChargeOutcome } from '../../platform/payments/payments.ts'
import { saveCardToken } from '../../identity/profile/lock-card-to-charge.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { cardLabelOf } from '../../order/select-order-money.ts'
import { orderEvent } from '../../order/order-event.ts'
import { settlePriceDifference } from './settle-price-difference.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import {
  findPayment,
  findPaymentByReference,
  insertPayment,
  updatePaidAmount,
  updatePayment,
  type PaymentRow,
} from './store.ts'

type Succeeded = Extract<ChargeOutcome, { status: 'succeeded' }>

/**
 * Repeated, it changes nothing more. Money that comes after its payment was given up, or that comes twice, is taken too.
 * What the order doesn't cost any more is sent back.
 */
export async function applyPaymentResult(
  deps: Deps,
  asked: Pick<PaymentRow, 'id' | 'order_id'>,
  outcome: ChargeOutcome,
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, asked.order_id)
    const payment = (await findPayment(tx, asked.id))!
    if (outcome.status === 'succeeded') await takeMoney(tx, deps, order, payment, outcome, now)
    else if (payment.status !== 'pending') return
    else if (outcome.status === 'failed')
      await settleFailed(tx, deps, order, payment, outcome.failure, now)
    // The bank asks its customer something, and they aren't there.
    else if (outcome.action !== null)
      await settleFailed(tx, deps, order, payment, cardRefusal('bankAsksFirst'), now)
    else if (outcome.reference !== null)
      await updatePayment(tx, payment.id, { reference: outcome.reference })
  })
}

async function takeMoney(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  payment: PaymentRow,
  outcome: Succeeded,
  now: Date,
): Promise<void> {
  const known = await findPaymentByReference(tx, outcome.reference)
  if (known?.status === 'succeeded') return
  if (payment.status !== 'pending')
    deps.log.warn({ paymentId: payment.id, reference: outcome.reference }, 'a payment came late')
  const { id: _, refunded_paise: _refunded, payer_waits_until: _until, ...facts } = payment
  const paid =
    payment.status === 'succeeded'
      ? await insertPayment(tx, {
          ...facts,
          ...settledBy(outcome, now),
          id: newId(now),
          created_at: now,
        })
      : payment
  await settlePaid(tx, deps, order, paid, outcome, now)
}

function settledBy({ reference }: Succeeded, now: Date) {
  return {
    status: 'succeeded',
    reference,
    failure_message: null,
    card_token: null,
    paid_at: now,
  } as const
}

async function settlePaid(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  payment: PaymentRow,
  outcome: Succeeded,
  now: Date,
): Promise<void> {
  await updatePayment(tx, payment.id, settledBy(outcome, now))
  await postToLedger(
    tx,
    { orderPaymentId: payment.id },
    { amountPaise: payment.amount_paise, into: 'gateway', of: 'order_sales' },
    now,
  )
  const { token } = outcome
  const isWaitedFor = payment.status === 'pending'
  // The order's card may be another one since a payment was given up.
  if (isWaitedFor && token !== undefined && token !== payment.card_token && order.card_id !== null)
    await saveCardToken(tx, order.card_id, token)
  const paid = await updatePaidAmount(tx, order, now)
  await emit(tx, deps, orderEvent('order.charged', order, null, now, chargeOf(order, payment)))
  const reason = isWaitedFor ? 'orderChangedWhileCharged' : 'paymentCameLate'
  await settlePriceDifference(tx, deps, paid, reason, now)
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
