/** Reminds people of a pickup 30 minutes before its slot begins. */
import { reminderNotification } from '#domain/order-notifications.ts'
import { PICKUP_SLOTS, reminderAt } from '#domain/slots.ts'
import { calendarDateIn, instantAt } from '#domain/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from './notify.ts'
import { pickupsIn } from './store.ts'

/** Notifies of every pickup whose slot begins within the next 30 minutes; a second run adds nothing. */
export async function remindPickups(deps: Deps): Promise<void> {
  const now = deps.clock()
  const { timeZone } = await deps.settings.current()
  const date = calendarDateIn(now, timeZone)
  const soon = PICKUP_SLOTS.filter(
    (slot) =>
      reminderAt(date, slot, timeZone) <= now && now < instantAt(date, slot.startMinutes, timeZone),
  ).map((slot) => slot.label)
  if (soon.length === 0) return
  for (const order of await pickupsIn(deps.db, date, soon))
    await inTransaction(deps.db, (tx) =>
      notify(tx, deps, {
        userId: order.user_id,
        subject: `order:${order.id}:reminder:${order.pickup_date} ${order.pickup_time}`,
        ...reminderNotification(order.number, order.pickup_time),
        link: `/track-order?orderId=${order.id}`,
        at: now,
      }),
    )
}
