/** Puts what an order costs on the company's account: paid for the customer, owed by the company. */
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { withPaymentStored } from './store.ts'
import { ACCOUNT_OF } from './refund-order-amount.ts'

/**
 * Whether the account has room for it is asked before (server/billing/companies/require-account-limit.ts).
 * @param order stored or locked by `tx`
 * @param morePaise all that it costs and that isn't on the account yet, more than 0
 * @returns the order as it is then
 */
export async function chargeOrderToAccount<Order extends Pick<LockedOrder, 'id' | 'paid_paise'>>(
  tx: Tx,
  order: Order,
  morePaise: number,
  now: Date,
): Promise<Order> {
  const id = newId(now)
  const row = {
    id,
    order_id: order.id,
    method: 'account',
    amount_paise: morePaise,
    status: 'succeeded',
    created_at: now,
    paid_at: now,
  } as const
  await postToLedger(
    withPaymentStored(tx, row),
    { orderPaymentId: id },
    { amountPaise: morePaise, into: ACCOUNT_OF.account, of: 'order_sales' },
    now,
  )
  return { ...order, paid_paise: order.paid_paise + morePaise }
}
