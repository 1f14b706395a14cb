/** Tells an order's customer of its money. */
import type { News } from '#domain/order-news.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../notifications/announce.ts'

/** @param subject what it is about within the order; the same is told once */
export function announceMoney(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: { id: string; user_id: string },
  subject: string,
  news: News,
  at: Date,
): Promise<void> {
  return announce(tx, deps, {
    userId: order.user_id,
    subject: `order:${order.id}:${subject}`,
    ...news,
    link: `/track-order?orderId=${order.id}`,
    at,
  })
}
