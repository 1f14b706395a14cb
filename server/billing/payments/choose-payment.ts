/** Changes an order's payment method, or its card after a failed payment, by the customer or by staff. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { isCardChargedAt } from '#domain/payments/order-payments.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import { payerWaitUntil } from '#domain/run-sheet/payer-waiting.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say, failureFromServiceText } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { orderEvent } from '../../order/order-event.ts'
import { chargeCard } from './charge-card.ts'
import { chooseCard } from '../../identity/profile/choose-card.ts'
import { collectPayment } from './collect-payment.ts'
import { requireAmountDue } from './require-amount-due.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { findPayment, hasPendingPayment, markPayerLeft, updatePaymentChoice } from './store.ts'

/**
 * Before the clothes are ready it is only noted; from then on a chosen card is charged at once, and what
 * it is refused for is this call's answer alone. Where the payment service doesn't answer, the payment
 * stays pending, is asked for again automatically, and its customer is notified of what becomes of it.
 * Staff choose cash or UPI; a card is its owner's to choose.
 * @param cardId one of their saved cards; the default if undefined
 * @param amount what was seen as due, in rupees; only compared
 * @param seen how it was to be paid when somebody looked; not compared when undefined
 * @throws AppError `order_not_found` (for a customer also another's), `nothing_due`, `price_changed`, `payment_pending`,
 *   `changed_meanwhile`, `no_longer_changeable`, `card_not_available`, `card_expired`, `payment_failed`
 */
export async function choosePayment(
  deps: Deps,
  person: Person,
  orderId: string,
  {
    paymentMethod,
    cardId,
    amount,
    seen,
  }: {
    paymentMethod: PaymentMethod
    cardId?: string | undefined
    amount?: number | undefined
    seen?: PaymentMethod | undefined
  },
): Promise<void> {
  const { timeZone } = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  const now = deps.clock()
  const paymentId = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!can(person, 'orders', order.user_id)) throw orderNotFound()
    const byStaff = !isRecordOwner(person, order.user_id)
    const from = order.payment_method
    if (seen !== undefined && seen !== from)
      throw new AppError('changed_meanwhile', say('paymentChosenSince'), { current: from })
    if (byStaff && paymentMethod === 'card')
      throw new AppError('card_not_available', say('cardOwnersChoice'))
    const duePaise = requireAmountDue(order, amount, await hasPendingPayment(tx, orderId))
    if (!byStaff && paymentMethod !== 'card' && order.status === 'completed')
      throw new AppError('no_longer_changeable', say('clothesBack'))
    const card =
      paymentMethod === 'card' ? await chooseCard(tx, deps, person.id, cardId, now, timeZone) : null
    await updatePaymentChoice(tx, orderId, paymentMethod, card, now)
    if (card && isCardChargedAt(order.status))
      return chargeCard(tx, deps, orderId, card, duePaise, now, payerWaitUntil(now))
    if (order.payment_method !== paymentMethod || order.card_id !== (card?.id ?? null)) {
      const named = card && { brand: card.brand, last4: card.last4 }
      const data = { from, method: paymentMethod, duePaise, card: named }
      await emit(tx, deps, orderEvent('order.payment_chosen', order, person.id, now, data))
    }
    return null
  })
  if (paymentId === null) return
  await collectPayment(deps, paymentId).catch((error: unknown) => {
    deps.log.error({ err: error, paymentId }, 'a payment of an order could not be asked for')
  })
  let payment = await findPayment(deps.db, paymentId)
  if (payment?.status === 'pending') {
    await markPayerLeft(deps.db, paymentId)
    payment = await findPayment(deps.db, paymentId)
  }
  if (payment?.status === 'failed')
    throw new AppError(
      'payment_failed',
      failureFromServiceText(payment.failure_message) ?? say('cardNotCharged'),
    )
}
