/** Opens a charge on a saved card for an order's due amount. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertPayment } from './store.ts'

/**
 * Stores the payment as pending, with the token it will be asked with, and enqueues asking for it.
 * @param orderId locked by `tx`, with no other payment under way
 * @param payerWaitsUntil when its payer is there to read the outcome on the screen
 * @returns the payment's id
 */
export async function chargeCard(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  orderId: string,
  card: { brand: string; last4: string; token: string },
  amountPaise: number,
  now: Date,
  payerWaitsUntil: Date | null = null,
): Promise<string> {
  const id = newId(now)
  await insertPayment(tx, {
    id,
    order_id: orderId,
    method: 'card',
    amount_paise: amountPaise,
    status: 'pending',
    card_brand: card.brand,
    card_last4: card.last4,
    card_token: card.token,
    created_at: now,
    payer_waits_until: payerWaitsUntil,
  })
  await deps.jobs.enqueue(tx, 'settle-order-money', { paymentId: id })
  return id
}
