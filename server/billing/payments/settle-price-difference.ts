/** Adjusts an order's money to its current cost, after its lines changed or it was cancelled. */
import { orderMoney } from '#domain/orders/order-money.ts'
import type { Words } from '#words/words.ts'
import type { Tx } from '../../database/transaction.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import type { Deps } from '../../platform/deps.ts'
import { keptOnAccountPaise, refundOrderAmount } from './refund-order-amount.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { chargeOrderToAccount } from './charge-order-to-account.ts'
import { selectPaymentsOfOrder, updatePaidAmount } from './store.ts'

/**
 * To be called in the transaction of the change, after it. What was paid beyond the new total goes
 * back to the card that paid it automatically; what was paid in cash or by UPI stands in the order as
 * `refundDue` until staff have handed it back. Where less was paid, the rest is due. A company pays all of its order:
 * what was taken by hand of one stands as `refundDue`, too.
 * @param order as the change left it, locked by `tx`
 * @param reason what its customer reads of a refund, in their language
 * @returns the order as it is then
 */
export async function settlePriceDifference(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'wordsFor'>,
  order: LockedOrder,
  reason: keyof Words['moneyReasons'],
  now: Date,
): Promise<LockedOrder> {
  const { refundDuePaise, chargedPaise } = orderMoney(orderAmountsFromRow(order))
  if (order.payment_method === 'account') {
    const accountPaise = keptOnAccountPaise(await selectPaymentsOfOrder(tx, order.id))
    if (chargedPaise > accountPaise)
      return chargeOrderToAccount(tx, order, chargedPaise - accountPaise, now)
  }
  if (refundDuePaise === 0) return updatePaidAmount(tx, order, now)
  const { moneyReasons } = await wordsOfUser(tx, deps, order.user_id)
  const input = { reason: moneyReasons[reason], by: null, automaticOnly: true }
  return (await refundOrderAmount(tx, deps, order, refundDuePaise, input, now)).order
}
