/** The promise of an order moves by how long its work waited for its customer's answer. */
import type { BusinessSettings } from '#domain/business-settings.ts'
import { mayMoveDelivery } from '#domain/delivery-move.ts'
import { pickupOf, windowOf } from '#domain/slot-id.ts'
import { windowAfterWait } from '#domain/wait-for-answer.ts'
import { orderEvent } from '../../billing/order-event.ts'
import { moveWindow } from '../../catalog/slots/reserve-window.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { deliveryColumns } from './check-delivery.ts'
import { readOrder } from './read-order.ts'
import { orderServices, updateDelivery } from './store.ts'

/**
 * Moves the delivery to the first window with room in which the clothes can be done after all. Express keeps its evening,
 * and an order without a window its time.
 * @param waited when its customer was asked, and when that ended
 * @returns what happened, for the outermost verb to emit; nothing where the promise holds
 * @throws AppError `delivery_full` when no window that it can come back in has room
 */
export async function moveByWait(
  tx: Tx,
  settings: BusinessSettings,
  id: string,
  waited: { from: Date; until: Date },
): Promise<NewEvent[]> {
  const order = await readOrder(tx, id)
  const { status, delivery_preference: delivery, delivery_hand_over: handOver } = order
  const from = windowOf(order.delivery_slot_id)
  const isMovable = mayMoveDelivery({
    status,
    deliveryPreference: delivery,
    deliveryHandOver: handOver,
  })
  if (from === null || !isMovable) return []
  const { pickupDate: date, pickupTime: slotLabel } = pickupOf(order.slot_id)
  const services = await orderServices(tx, id)
  const promised = { ...settings, date, slotLabel, services, delivery }
  const wanted = windowAfterWait(promised, from, waited)
  if (wanted === null) return []
  const back = await moveWindow(tx, settings, promised, order.delivery_slot_id, wanted)
  const to = back.window!
  await updateDelivery(
    tx,
    order,
    {
      ...deliveryColumns(back),
      delivery_preference: delivery,
      delivery_date: order.delivery_date && to.date,
    },
    { id: null, actor: 'system' },
    waited.until,
  )
  const data = { from, to, overFull: null, waited: true } as const
  return [orderEvent('order.delivery_moved', order, null, waited.until, data)]
}
