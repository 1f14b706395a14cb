/** Reminds people of a pickup 30 minutes before its slot begins. */
import { reminderNotification } from '#domain/order-notifications.ts'
import { REMINDER_MS } from '#domain/slots.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from './notify.ts'
import { pickupsBetween } from './store.ts'

/** Notifies of every pickup whose slot begins within the next 30 minutes; a second run adds nothing. */
export async function remindPickups(deps: Deps): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + REMINDER_MS)
  for (const order of await pickupsBetween(deps.db, now, until))
    await inTransaction(deps.db, (tx) =>
      notify(tx, deps, {
        userId: order.user_id,
        dedupeKey: `order:${order.id}:reminder:${order.pickup_date} ${order.pickup_time}`,
        kind: 'text',
        params: reminderNotification(order.number, order.pickup_time),
        link: `/track-order?orderId=${order.id}`,
        at: now,
      }),
    )
}
