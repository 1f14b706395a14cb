/** Tells an order's customer that its status has changed. */
import type { Transaction } from 'kysely'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { cancelledNews, statusNews } from '#domain/order-news.ts'
import type { Tables } from '../database/tables.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../notifications/announce.ts'

/**
 * Announces `status`, in the transaction that sets it.
 * @param reason why staff cancelled it, in their words to the customer
 */
export function announceStatus(
  tx: Transaction<Tables>,
  deps: Pick<Deps, 'jobs'>,
  order: { id: string; number: string; user_id: string },
  status: OrderStatus,
  at: Date,
  reason: string | null = null,
): Promise<void> {
  return announce(tx, deps, {
    userId: order.user_id,
    subject: `order:${order.id}:${status}:${at.getTime()}`,
    ...(status === 'cancelled' && reason !== null
      ? cancelledNews(order.number, reason)
      : statusNews(order.number, status)),
    link: `/track-order?orderId=${order.id}`,
    at,
  })
}
