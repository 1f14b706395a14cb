/** Checks a new order's delivery choice, and settles the delivery. */
import { checkDelivery as checkWindow } from '#domain/slots/delivery-windows.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { findNonExpressPieces } from '#domain/slots/express.ts'
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { serviceById } from '#domain/catalogue/catalogue.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { slotIdOfWindow } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { findNextFreeWindow } from '../../../catalog/slots/reserve-window.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { RequestedOrder } from './requested-order.ts'

/** What an order keeps of its delivery. */
export function deliveryColumns({ at, window }: Delivery) {
  return { estimated_delivery_at: at, delivery_slot_id: window && slotIdOfWindow(window) }
}

/** The day and the window as a message says them; null where it says nothing of the delivery. */
export interface WrittenDelivery {
  deliveryDate: string | null
  deliveryTime: string | null
}

/** @param isSaid whether its customer reads about it */
export function deliveryInMessage(
  { at, window }: Delivery,
  { timeZone }: Pick<BusinessSettings, 'timeZone'>,
  isSaid: boolean,
): WrittenDelivery {
  if (!isSaid) return { deliveryDate: null, deliveryTime: null }
  return {
    deliveryDate: window?.date ?? calendarDateIn(at, timeZone),
    deliveryTime: window?.time ?? null,
  }
}

/**
 * Settles when a new order comes back.
 * @param isEvading whether the window was full, and the next with room will do
 * @returns the delivery, and what the message about the order says of it
 * @throws AppError `delivery_full`, and those of `checkDelivery`
 */
export async function settleDelivery(
  tx: Tx,
  settings: BusinessSettings,
  order: RequestedOrder,
  quote: Quote,
  isEvading: boolean,
): Promise<{ delivery: Delivery; said: WrittenDelivery }> {
  const promised = checkDelivery(settings, order, quote)
  const delivery = isEvading
    ? await findNextFreeWindow(tx, settings, promised.order, promised.delivery)
    : promised.delivery
  // A customer who asked for nothing knows the usual time.
  const isSaid = order.isDeliveryAsked || isEvading || isCollectedAtCounter(order)
  return { delivery, said: deliveryInMessage(delivery, settings, isSaid) }
}

/**
 * Takes a pickup that was checked. A scheduled delivery without a date has the standard promise; a date alone
 * is not looked at without `scheduled`.
 * @throws AppError `express_not_offered`, `delivery_too_early`, `delivery_too_far`, `delivery_closed`,
 *   `delivery_not_later`, `delivery_time_not_offered`
 */
function checkDelivery(
  settings: BusinessSettings,
  requested: RequestedOrder,
  { lines }: Quote,
): { order: PromisedOrder; delivery: Delivery } {
  const { pickupDate, pickupTime, deliveryPreference, deliveryDate } = requested
  const { deliveryHandOver: handOver, deliveryTime = null, toBeCounted } = requested
  // A bag is as slow as a line of its services.
  const pieces = toBeCounted?.map((id) => ({ service: id, name: serviceById(id).name })) ?? lines
  const isExpress = deliveryPreference === 'express'
  const tooSlow = isExpress ? findNonExpressPieces(pieces) : null
  if (tooSlow !== null) throw new AppError('express_not_offered', say('slowPieces', tooSlow))
  const isDayAsked = deliveryPreference === 'scheduled' && deliveryDate !== undefined
  const order = {
    date: pickupDate,
    slotLabel: pickupTime,
    services: pieces.map(({ service }) => service),
    delivery: deliveryPreference,
    handOver,
    deliveryDate: isDayAsked || deliveryTime !== null ? (deliveryDate ?? null) : null,
  }
  const checked = checkWindow({ ...settings, ...order, deliveryTime })
  if (!checked.ok) throw new AppError(checked.error.code, say(checked.error.code))
  return { order, delivery: checked.value }
}
