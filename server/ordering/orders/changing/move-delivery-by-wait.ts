/** Moves an order's promise by the time its work waited for the customer's answer. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { canMoveDelivery } from '#domain/orders/delivery-move.ts'
import type { Delivery, DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { pickupOfSlotId, slotIdOfWindow, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { deliveryWindowAfterWait } from '#domain/orders/wait-for-answer.ts'
import { orderEvent } from '../../../order/order-event.ts'
import {
  moveDeliveryWindow,
  reserveWindowBeyondCapacity,
} from '../../../catalog/slots/reserve-window.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import { AppError } from '../../../platform/app-error.ts'
import { deliveryColumns } from '../placing/check-delivery.ts'
import { readOrder } from '../record/read-order.ts'
import { selectOrderServices, updateOrderDelivery } from '../record/orders-store.ts'

/**
 * Moves the delivery to the first window with room in which the clothes can be done after all. Express keeps its evening,
 * and an order without a window its time.
 * @param waited when its customer was asked, and when that ended
 * @returns what happened, for the outermost verb to emit; nothing where the promise holds, or where no later window
 *   has room: the order keeps its window then and is treated as late
 */
export async function moveDeliveryByWait(
  tx: Tx,
  settings: BusinessSettings,
  id: string,
  waited: { from: Date; until: Date },
): Promise<NewEvent[]> {
  const order = await readOrder(tx, id)
  const { status, delivery_preference: delivery, delivery_hand_over: handOver } = order
  const from = windowOfSlotId(order.delivery_slot_id)
  const isMovable = canMoveDelivery({
    status,
    deliveryPreference: delivery,
    deliveryHandOver: handOver,
  })
  if (from === null || !isMovable) return []
  const { pickupDate: date, pickupTime: slotLabel } = pickupOfSlotId(order.slot_id)
  const services = await selectOrderServices(tx, id)
  const promised = { ...settings, date, slotLabel, services, delivery }
  const wanted = deliveryWindowAfterWait(promised, from, waited)
  if (wanted === null) return []
  const back = await laterWindow(tx, settings, promised, from, wanted)
  if (back === null) return []
  const to = back.window!
  await updateOrderDelivery(
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

/** @returns null where none has room; the order has its place in `from` then, as before */
async function laterWindow(
  tx: Tx,
  settings: BusinessSettings,
  order: PromisedOrder,
  from: DeliveryWindow,
  wanted: Delivery,
): Promise<Delivery | null> {
  try {
    return await moveDeliveryWindow(tx, settings, order, slotIdOfWindow(from), wanted)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'delivery_full') throw error
    await reserveWindowBeyondCapacity(tx, { window: from })
    return null
  }
}
