/** Staff took what was due of an order, in cash or by UPI. */
import { formatPaise } from '#domain/money.ts'
import { orderMoney } from '#domain/order-money.ts'
import { receivedNotification } from '#domain/order-payments.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { madeBefore, recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { newId } from '../../platform/ids.ts'
import { notifyPayer } from './notify-payer.ts'
import { ACCOUNT_OF } from './give-back.ts'
import { refuseOtherSum } from './refuse-other-sum.ts'
import { accountOf } from '../money-of-orders.ts'
import { insertPayment, lockPayable, paymentsOf, updatePaid } from './store.ts'

/**
 * @param amount what staff saw as due, in rupees; only compared
 * @param at when it was handed over, if that was before now
 * @returns the payment's id
 * @throws AppError `order_not_found`, `nothing_due`, `price_changed`, `payment_pending`
 */
export async function markPaid(
  deps: Deps,
  staff: Person,
  orderId: string,
  { method, amount }: { method: 'cash' | 'upi'; amount?: number | undefined },
  at?: Date,
): Promise<string> {
  const now = deps.clock()
  const paidAt = at ?? now
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPayable(tx, orderId)
    if (!order) throw orderNotFound()
    const { duePaise } = orderMoney(accountOf(order))
    if (duePaise === 0) throw new AppError('nothing_due', 'There is nothing to pay of this order.')
    refuseOtherSum(amount, duePaise)
    if ((await paymentsOf(tx, orderId)).some(({ status }) => status === 'pending'))
      throw new AppError(
        'payment_pending',
        'The card of this order is being charged right now. Please look again in a moment.',
      )
    const id = newId(now)
    await insertPayment(tx, {
      id,
      order_id: orderId,
      method,
      amount_paise: duePaise,
      status: 'succeeded',
      taken_by: staff.id,
      created_at: now,
      paid_at: paidAt,
    })
    await postToLedger(
      tx,
      { orderPaymentId: id },
      { amountPaise: duePaise, into: ACCOUNT_OF[method], of: 'order_sales' },
      paidAt,
    )
    await updatePaid(tx, orderId, paidAt)
    const notification = receivedNotification(order.number, duePaise, method)
    await notifyPayer(tx, deps, order, `payment:${id}:paid`, notification, now, 'paid')
    await recordAudit(tx, {
      actorId: staff.id,
      action: 'order.marked_paid',
      subject: { type: 'order', id: orderId },
      summary: `Order ${order.number}: took ${formatPaise(duePaise)} ${method === 'cash' ? 'in cash' : 'by UPI'}`,
      details: { paymentId: id, method, amountPaise: duePaise, ...madeBefore(now, paidAt) },
      at: now,
    })
    return id
  })
}
