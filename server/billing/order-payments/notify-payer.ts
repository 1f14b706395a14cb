/** Tells an order's customer of its money. */
import type { NotificationText } from '#domain/order-notifications.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { NotificationInput } from '../../notifications/notifications/notification-input.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdraw } from '../../notifications/notifications/withdraw.ts'

/**
 * What a customer is to be told.
 * @param about what it is about within the order; of the same they are notified once
 * @param heldAbout of what staff may take back: see `notify`
 */
export function payerNotification(
  order: { id: string; user_id: string },
  about: string,
  text: NotificationText,
  at: Date,
  heldAbout: 'paid' | null = null,
): NotificationInput {
  return {
    userId: order.user_id,
    dedupeKey: dedupeKeyOf(order.id, about),
    kind: 'text',
    params: text,
    link: `/track-order?orderId=${order.id}`,
    at,
    heldAbout,
  }
}

/** Tells them at once. */
export function notifyPayer(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'words'>,
  ...what: Parameters<typeof payerNotification>
): Promise<void> {
  return notify(tx, deps, payerNotification(...what))
}

/**
 * Takes back the notification about it.
 * @returns false where some of it has left already
 */
export function withdrawMoney(
  tx: Tx,
  order: { id: string; user_id: string },
  about: string,
  now: Date,
): Promise<boolean> {
  return withdraw(tx, order.user_id, dedupeKeyOf(order.id, about), now)
}

function dedupeKeyOf(orderId: string, about: string): string {
  return `order:${orderId}:${about}`
}
