/** Staff take back a payment that was marked by mistake. */
import { undoneNotification } from '#domain/order-payments.ts'
import { notFound, orderNotFound } from '../../http/not-found.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { recordOutcomes, type Outcome } from '../../notifications/notifications/record-outcomes.ts'
import { payerNotification, withdrawMoney } from './notify-payer.ts'
import { ACCOUNT_OF } from './refund-amount.ts'
import { lockOrder, type LockedOrder } from '../locked-order.ts'
import { findPayment, updatePaid, updatePayment, type PaymentRow } from './store.ts'

/**
 * The payment stays in the list as undone. A card's can't be undone, only given back.
 * @throws AppError `order_not_found`, `not_found`, `not_undoable`
 */
export function undoPayment(
  deps: Deps,
  staff: Person,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw orderNotFound()
    const payment = await findPayment(tx, paymentId)
    if (!payment || payment.order_id !== orderId) throw notFound('payment')
    const { outcome } = await undoPaymentIn(tx, staff, order, payment, now)
    await recordOutcomes(tx, deps, [outcome])
  })
}

/**
 * @param order locked by `tx`
 * @param payment of the order, read since it is locked
 * @returns the order as it is then, and what is to be said of it
 * @throws AppError `not_undoable`
 */
export async function undoPaymentIn(
  tx: Tx,
  staff: Person,
  order: LockedOrder,
  { id, method, status, amount_paise: amountPaise, refunded_paise }: PaymentRow,
  now: Date,
): Promise<{ order: LockedOrder; outcome: Outcome }> {
  if (method === 'card')
    throw new AppError('not_undoable', 'A payment by card can only be refunded.')
  if (status !== 'succeeded')
    throw new AppError('not_undoable', 'This payment is taken back already.')
  if (refunded_paise > 0)
    throw new AppError('not_undoable', 'Some of this payment was given back already.')
  await updatePayment(tx, id, { status: 'undone' })
  await postToLedger(
    tx,
    { orderPaymentId: id, undoes: true },
    { amountPaise: -amountPaise, into: ACCOUNT_OF[method], of: 'order_sales' },
    now,
  )
  const unpaid = await updatePaid(tx, order, now)
  // Who never heard that it was paid needn't hear that it is not.
  const wasSilenced = await withdrawMoney(tx, order, `payment:${id}:paid`, now)
  const text = undoneNotification(order.number, amountPaise)
  return {
    order: unpaid,
    outcome: {
      ...(!wasSilenced && {
        notification: payerNotification(order, `payment:${id}:undone`, text, now, 'paid'),
      }),
      audit: {
        actorId: staff.id,
        subject: { type: 'order', id: order.id },
        kind: 'order.payment_undone',
        params: { number: order.number, amountPaise },
        details: { paymentId: id, method, amountPaise },
        at: now,
      },
    },
  }
}
