/** Staff take back a payment that was marked by mistake. */
import { formatPaise } from '#domain/money.ts'
import { undoneNotification } from '#domain/order-payments.ts'
import { notFound, orderNotFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { notifyPayer, withdrawMoney } from './notify-payer.ts'
import { ACCOUNT_OF } from './give-back.ts'
import { findPayment, lockPayable, updatePaid, updatePayment } from './store.ts'

/**
 * The payment stays in the list as undone. A card's can't be undone, only given back.
 * @throws AppError `order_not_found`, `not_found`, `not_undoable`
 */
export async function undoPayment(
  deps: Deps,
  staff: Person,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockPayable(tx, orderId)
    if (!order) throw orderNotFound()
    const payment = await findPayment(tx, paymentId)
    if (!payment || payment.order_id !== orderId) throw notFound('payment')
    const { method, amount_paise: amountPaise } = payment
    if (method === 'card')
      throw new AppError('not_undoable', 'A payment by card can only be refunded.')
    if (payment.status !== 'succeeded')
      throw new AppError('not_undoable', 'This payment is taken back already.')
    if (payment.refunded_paise > 0)
      throw new AppError('not_undoable', 'Some of this payment was given back already.')
    await updatePayment(tx, paymentId, { status: 'undone' })
    await postToLedger(
      tx,
      { orderPaymentId: paymentId, undoes: true },
      { amountPaise: -amountPaise, into: ACCOUNT_OF[method], of: 'order_sales' },
      now,
    )
    await updatePaid(tx, orderId, now)
    // Who never heard that it was paid needn't hear that it is not.
    if (!(await withdrawMoney(tx, order, `payment:${paymentId}:paid`, now))) {
      const notification = undoneNotification(order.number, amountPaise)
      await notifyPayer(tx, deps, order, `payment:${paymentId}:undone`, notification, now, 'paid')
    }
    await recordAudit(tx, {
      actorId: staff.id,
      action: 'order.payment_undone',
      subject: { type: 'order', id: orderId },
      summary: `Order ${order.number}: took back the mark that ${formatPaise(amountPaise)} was paid`,
      details: { paymentId, method, amountPaise },
      at: now,
    })
  })
}
