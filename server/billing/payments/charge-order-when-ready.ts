/** Opens the card payment of an order when its clothes are ready. */
import { orderMoney } from '#domain/orders/order-money.ts'
import { isCardChargedAt } from '#domain/payments/order-payments.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { failureText } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { cardRefusal } from '../../platform/payments/payments.ts'
import { lockCardToCharge } from '../../identity/profile/lock-card-to-charge.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { orderEvent } from '../../order/order-event.ts'
import { chargeCard } from './charge-card.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import {
  orderAmountsFromRow,
  isCardChargeWaiting,
  cardLabelOf,
} from '../../order/select-order-money.ts'
import { insertPayment, selectPaymentsOfOrder } from './store.ts'

/**
 * Called in the transaction that set the status. Stores the payment as pending and enqueues asking
 * for it; once a card was charged or could not be, what is due is paid on delivery, or as its customer
 * chooses then.
 * @param order in its new status, locked by `tx`
 */
export async function chargeOrderWhenReady(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'wordsFor'>,
  order: LockedOrder,
  now: Date,
): Promise<NewEvent[]> {
  const { id: orderId, status } = order
  if (!isCardChargedAt(status) || order.payment_method !== 'card') return []
  const due = orderMoney(orderAmountsFromRow(order)).duePaise
  if (due === 0) return []
  if (!isCardChargeWaiting(await selectPaymentsOfOrder(tx, orderId), order.payment_chosen_at))
    return []

  const card = order.card_id && (await lockCardToCharge(tx, order.user_id, order.card_id))
  if (card) {
    await chargeCard(tx, deps, orderId, card, due, now)
    return []
  }
  const words = await wordsOfUser(tx, deps, order.user_id)
  const reason = failureText(words, cardRefusal('cardNoLongerSaved'))
  const { id } = await insertPayment(tx, {
    id: newId(now),
    order_id: orderId,
    method: 'card',
    amount_paise: due,
    status: 'failed',
    failure_message: reason,
    card_brand: order.card_brand,
    card_last4: order.card_last4,
    created_at: now,
  })
  const data = {
    paymentId: id,
    amountPaise: due,
    card: cardLabelOf(order),
    status,
    message: reason,
  }
  return [orderEvent('order.charge_failed', order, null, now, data)]
}
