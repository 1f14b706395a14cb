/** Reschedules an order's pickup, by the customer or by staff. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { isSameWindow, deliveryAfterChange } from '#domain/slots/delivery-windows.ts'
import { pickupOfSlotId, toStoredSlot, windowOfSlotId, type Pickup } from '#domain/slots/slot-id.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { reserveSlot, reserveSlotBeyondCapacity } from '../../../catalog/slots/reserve-slot.ts'
import { moveDeliveryWindow } from '../../../catalog/slots/reserve-window.ts'
import { releaseSlot } from '../../../catalog/slots/release-slot.ts'
import { deliveryColumns, deliveryInMessage } from '../placing/check-delivery.ts'
import { checkPickup } from '../placing/check-pickup.ts'
import { chargeSecondVisitInTransaction } from '../../visit-fees/charge-second-visit.ts'
import { lockChangeableOrder } from '../record/own-order.ts'
import {
  findOrder,
  selectOrderServices,
  updateOrderPickup,
  type OrderRow,
} from '../record/orders-store.ts'

/**
 * Moves the pickup to another slot, and the delivery with it where it can't stay or is the standard one; the same slot again changes nothing. Staff may move
 * anyone's, into a full slot too where they say why, and into one that runs; it stands in the audit log.
 * @param wished.reason why staff book a full slot; a customer's is not heard
 * @param wished.seen the slot that it had when they looked; not compared when undefined
 * @param wished.secondVisitFee what the customer saw that this visit costs after a failed one, in rupees; staff charge none
 * @throws AppError `order_not_found` (for a customer also another's), `no_longer_changeable`, `changed_meanwhile`,
 *   `fee_not_seen`, `slot_full`, `delivery_full` and the refusals of a pickup
 */
export async function rescheduleOrder(
  deps: Deps,
  person: Person,
  id: string,
  wished: Pickup & {
    reason?: string | undefined
    seen?: Pickup | undefined
    secondVisitFee?: number | undefined
  },
): Promise<OrderRow> {
  const settings = await deps.laundry(branchOfOrder({ id })).settings.current()
  const now = deps.clock()
  const { pickupDate, pickupTime } = wished
  const pickup = { pickupDate, pickupTime }
  await inTransaction(deps.db, async (tx) => {
    const { order, byStaff } = await lockChangeableOrder(tx, person, id)
    refuseUnlessChangeable(order, byStaff)
    const from = pickupOfSlotId(order.slot_id)
    if (isSamePickup(from, pickup)) return
    if (wished.seen && !isSamePickup(from, wished.seen))
      throw new AppError('changed_meanwhile', say('pickupMovedSince', from), { current: from })
    if (!byStaff) {
      const seen = wished.secondVisitFee
      await chargeSecondVisitInTransaction(tx, deps, order, { kind: 'pickup', seen, settings, now })
    }
    checkPickup(settings, pickup, order.delivery_preference, now, byStaff)
    const slot = toStoredSlot(pickupDate, pickupTime, settings.timeZone)

    const reason = byStaff ? (wished.reason ?? '') : ''
    let wasFull = false
    const reserve = async () => {
      if (reason === '') await reserveSlot(tx, settings, pickup, byStaff)
      else wasFull = await reserveSlotBeyondCapacity(tx, settings, pickup)
    }
    const release = () => releaseSlot(tx, order.slot_id)
    // Slots are locked in one order, so that two customers who swap slots never wait for each other.
    const reserveFirst = slot.id < order.slot_id
    for (const step of reserveFirst ? [reserve, release] : [release, reserve]) await step()

    const before = {
      date: from.pickupDate,
      slotLabel: from.pickupTime,
      services: await selectOrderServices(tx, id),
      delivery: order.delivery_preference,
      deliveryDate: order.delivery_date,
      handOver: order.delivery_hand_over,
      window: windowOfSlotId(order.delivery_slot_id),
    }
    const after = { ...before, date: pickupDate, slotLabel: pickupTime }
    const delivery = await moveDeliveryWindow(
      tx,
      settings,
      after,
      order.delivery_slot_id,
      deliveryAfterChange({ ...settings, ...after }, before),
    )
    await updateOrderPickup(
      tx,
      id,
      { slotId: slot.id, delivery: deliveryColumns(delivery) },
      { id: person.id, actor: byStaff ? 'staff' : 'customer' },
      now,
    )
    const data = {
      from,
      to: pickup,
      ...deliveryInMessage(
        delivery,
        settings,
        order.delivery_date !== null || !isSameWindow(delivery.window, before.window),
      ),
      overFull: wasFull ? reason : null,
    }
    await emit(tx, deps, orderEvent('order.pickup_moved', order, person.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

function isSamePickup(one: Pickup, other: Pickup): boolean {
  return one.pickupDate === other.pickupDate && one.pickupTime === other.pickupTime
}

function refuseUnlessChangeable(
  { status, pickup_hand_over: handOver }: Pick<OrderRow, 'status' | 'pickup_hand_over'>,
  byStaff: boolean,
): void {
  if (canCustomerChange(status) && handOver === 'home') return
  throw new AppError(
    'no_longer_changeable',
    status === 'cancelled' ? say('cancelledNoPickup') : say('pickedUp', { byStaff }),
  )
}
