/** Tells an order's customer that its status has changed, and takes it back. */
import type { Transaction } from 'kysely'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { cancelledNotification, statusNotification } from '#domain/order-notifications.ts'
import type { Tables } from '../../database/tables.ts'
import type { NotificationInput } from '../../notifications/notifications/notification-input.ts'
import { withdraw } from '../../notifications/notifications/withdraw.ts'

type Order = { id: string; number: string; user_id: string }

/** An entry of the order's history. */
type Entry = { id: number; status: OrderStatus }

function dedupeKeyOf(orderId: string, { id, status }: Entry): string {
  return `order:${orderId}:${status}:${id}`
}

/**
 * What a customer is notified of a status.
 * @param entry with why staff cancelled it, in their words to the customer
 * @param by what staff set waits, so that they can take it back
 */
export function notificationOfStatus(
  order: Order,
  entry: Entry & { reason: string | null },
  by: 'customer' | 'staff',
  at: Date,
): NotificationInput {
  const { status, reason } = entry
  return {
    userId: order.user_id,
    dedupeKey: dedupeKeyOf(order.id, entry),
    kind: 'text',
    params:
      status === 'cancelled' && reason !== null
        ? cancelledNotification(order.number, reason)
        : statusNotification(order.number, status),
    link: `/track-order?orderId=${order.id}`,
    at,
    heldAbout: by === 'staff' ? 'status' : null,
  }
}

/**
 * Takes back the notification of a status.
 * @returns false where some of it has left already
 */
export function withdrawStatus(
  tx: Transaction<Tables>,
  order: Pick<Order, 'id' | 'user_id'>,
  entry: Entry,
  now: Date,
): Promise<boolean> {
  return withdraw(tx, order.user_id, dedupeKeyOf(order.id, entry), now)
}
