/** Opens the payment by card of an order whose clothes are ready. */
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { amountDuePaise, isChargedAt, notChargedNews } from '#domain/order-payments.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../platform/ids.ts'
import { cardToCharge } from '../profile/card-to-charge.ts'
import { announceMoney } from './announce-money.ts'
import { insertPayment, lockPayable, paymentsOf } from './store.ts'

/**
 * Called in the transaction that set the status. Stores the payment as pending and enqueues asking
 * for it; once a card was charged or could not be, what is due is paid on delivery.
 */
export async function chargeWhenReady(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  orderId: string,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  if (!isChargedAt(status)) return
  const order = (await lockPayable(tx, orderId))!
  if (order.payment_method !== 'card') return
  const due = amountDuePaise({ status, totalPaise: order.total_paise, paidPaise: order.paid_paise })
  const wasTried = (await paymentsOf(tx, orderId)).some(
    (payment) =>
      payment.method === 'card' &&
      !(payment.status === 'succeeded' && payment.refunded_paise === payment.amount_paise),
  )
  if (due === 0 || wasTried) return

  const card = order.card_id && (await cardToCharge(tx, order.user_id, order.card_id))
  const id = newId(now)
  const payment = {
    id,
    order_id: orderId,
    method: 'card',
    amount_paise: due,
    card_brand: order.card_brand,
    card_last4: order.card_last4,
    created_at: now,
  } as const
  if (card) {
    await insertPayment(tx, { ...payment, status: 'pending', card_token: card.token })
    await deps.jobs.enqueue(tx, 'settle-order-money', { paymentId: id })
    return
  }
  const reason = 'The card is no longer saved in your profile.'
  await insertPayment(tx, { ...payment, status: 'failed', failure_message: reason })
  const named = { brand: order.card_brand ?? 'card', last4: order.card_last4 ?? '' }
  const news = notChargedNews(order.number, due, named, reason)
  await announceMoney(tx, deps, order, `payment:${id}:failed`, news, now)
}
