/** Reminds customers 30 minutes before their pickup slot begins. */
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { REMINDER_MS } from '#domain/slots/slots.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { processEachItem } from '../../../platform/one-by-one.ts'
import { reminderDedupeKey } from './notify-of-orders.ts'
import { selectKnownDedupeKeys, selectPickupsBetween } from './reminders-store.ts'

/**
 * Of every pickup whose slot begins within the next 30 minutes; a second run adds nothing.
 * @throws Error after trying all, when one could not be reminded of
 */
export async function remindPickups(deps: Deps): Promise<void> {
  const now = deps.clock()
  const near = await selectPickupsBetween(deps.db, now, new Date(now.getTime() + REMINDER_MS))
  if (near.length === 0) return
  const keyed = near.map((order) => {
    const pickup = pickupOfSlotId(order.slot_id)
    return { order, pickup, key: reminderDedupeKey(order.id, pickup) }
  })
  const userIds = near.map((order) => order.user_id)
  const keys = keyed.map(({ key }) => key)
  const known = await selectKnownDedupeKeys(deps.db, userIds, keys)
  const events = keyed
    .filter(({ key }) => !known.has(key))
    .map(({ order, pickup }) => orderEvent('order.pickup_near', order, null, now, pickup))
  await processEachItem(
    events,
    (event) => inTransaction(deps.db, (tx) => emit(tx, deps, event)),
    ({ subject }, error) =>
      deps.log.error({ err: error, orderId: subject.id }, 'nobody could be reminded of a pickup'),
  )
}
