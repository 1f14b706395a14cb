/** Reminds people of a pickup 30 minutes before its slot begins. */
import { REMINDER_MS } from '#domain/slots.ts'
import { orderEvent } from '../../billing/order-event.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickupsToRemindOf } from './store.ts'

/** Of every pickup whose slot begins within the next 30 minutes; a second run adds nothing. */
export async function remindPickups(deps: Deps): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + REMINDER_MS)
  const orders = await pickupsToRemindOf(deps.db, now, until)
  const events = orders.map(({ pickup_date: pickupDate, pickup_time: pickupTime, ...order }) =>
    orderEvent('order.pickup_near', order, null, now, { pickupDate, pickupTime }),
  )
  if (events.length > 0) await inTransaction(deps.db, (tx) => emit(tx, deps, ...events))
}
