/** Moves the pickups or deliveries of several orders to one date. */
import type { InputOf } from '#contract/base/call.ts'
import type { BulkResult, moveDeliveries, movePickups } from '#contract/orders/order-bulk.ts'
import { isSameWindow } from '#domain/slots/delivery-windows.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { moveDelivery } from '../orders/changing/move-delivery.ts'
import { rescheduleOrder } from '../orders/changing/reschedule-order.ts'
import { forEachOrder } from './for-each-order.ts'

/**
 * As staff move one: into a full slot with a reason alone.
 * @param to.pickupTime each keeps its own slot of the day if left out
 */
export function movePickupsOneByOne(
  deps: Deps,
  staff: Person,
  to: InputOf<typeof movePickups>['body'],
): Promise<BulkResult[]> {
  const { orders, pickupDate, reason } = to
  return forEachOrder(deps, orders, async ({ id, slot_id: slot }, { seen }) => {
    const from = pickupOfSlotId(slot)
    const { pickupTime = from.pickupTime } = to
    await rescheduleOrder(deps, staff, id, { pickupDate, pickupTime, reason, seen })
    const isThere = from.pickupDate === pickupDate && from.pickupTime === pickupTime
    return isThere ? 'unchanged' : 'done'
  })
}

/** As staff move one: into a full window with a reason alone. */
export function moveDeliveriesOneByOne(
  deps: Deps,
  staff: Person,
  {
    orders,
    deliveryDate: date,
    deliveryTime: time,
    reason,
  }: InputOf<typeof moveDeliveries>['body'],
): Promise<BulkResult[]> {
  const to = { date, time }
  return forEachOrder(deps, orders, async ({ id, delivery_slot_id: slot }, { seen }) => {
    await moveDelivery(deps, staff, id, to, { reason, seen })
    return isSameWindow(windowOfSlotId(slot), to) ? 'unchanged' : 'done'
  })
}
