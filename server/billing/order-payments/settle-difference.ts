/** Brings an order's money into line with what it costs now, after its lines changed or it was cancelled. */
import { orderMoney } from '#domain/order-money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveBack } from './give-back.ts'
import { accountOf } from '../money-of-orders.ts'
import { lockPayable, updatePaid } from './store.ts'

/**
 * To be called in the transaction of the change, after it. What was paid beyond the new total goes
 * back to the card that paid it by itself; what was paid in cash or by UPI stands in the order as
 * `refundDue` until staff have handed it back. Where less was paid, the rest is due.
 * @param reason a sentence for the customer, such as "Your order changed."
 */
export async function settleDifference(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  orderId: string,
  reason: string,
  now: Date,
): Promise<void> {
  const order = (await lockPayable(tx, orderId))!
  const { toGiveBackPaise } = orderMoney(accountOf(order))
  if (toGiveBackPaise > 0)
    await giveBack(tx, deps, order, toGiveBackPaise, { reason, by: null, cardsOnly: true }, now)
  await updatePaid(tx, orderId, now)
}
