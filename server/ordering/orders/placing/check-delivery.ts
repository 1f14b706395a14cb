/** Checks a new order's delivery choice, and settles the delivery. */
import { checkDelivery as checkWindow } from '#domain/slots/delivery-windows.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { slowPieces } from '#domain/slots/express.ts'
import { isCollected } from '#domain/orders/record/hand-over.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import { serviceOf } from '#domain/catalogue/catalogue.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { windowId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { RequestedOrder } from './requested-order.ts'

interface DeliveryInput {
  deliveryPreference?: DeliveryPreference | undefined
  deliveryDate?: string | undefined
  deliveryTime?: string | undefined
}

/** How often a window with room is looked for, each time after one has filled up. */
const MOST_TRIES = 6

/** Whether a day, a window or express was asked for, so that no other window will do. */
function isDeliveryAsked(input: DeliveryInput): boolean {
  const { deliveryPreference, deliveryDate, deliveryTime } = input
  const isDayAsked = deliveryPreference === 'scheduled' && deliveryDate !== undefined
  return deliveryPreference === 'express' || isDayAsked || deliveryTime !== undefined
}

/** What an order keeps of its delivery. */
export function deliveryColumns({ at, window }: Delivery) {
  return { estimated_delivery_at: at, delivery_slot_id: window && windowId(window) }
}

/** The day and the window as a message says them; null where it says nothing of the delivery. */
export interface WrittenDelivery {
  deliveryDate: string | null
  deliveryTime: string | null
}

/** What the message about a new order says of its delivery: a customer who asked for nothing knows the usual time. */
export function deliveryOfNew(
  settings: Pick<BusinessSettings, 'timeZone'>,
  order: RequestedOrder,
  delivery: Delivery,
  isEvading: boolean,
): WrittenDelivery {
  const isSaid = isDeliveryAsked(order) || isEvading || isCollected(order)
  return writtenDelivery(delivery, settings, isSaid)
}

/** @param isSaid whether its customer needs to read of it */
export function writtenDelivery(
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
 * Takes a pickup that was checked. A scheduled delivery without a date has the standard promise; a date alone
 * is not looked at without `scheduled`.
 * @throws AppError `express_not_offered`, `delivery_too_early`, `delivery_too_far`, `delivery_closed`,
 *   `delivery_not_later`, `delivery_time_not_offered`
 */
export function checkDelivery(
  settings: BusinessSettings,
  requested: RequestedOrder,
  { lines }: Quote,
): { order: PromisedOrder; delivery: Delivery } {
  const { pickupDate, pickupTime, deliveryPreference, deliveryDate } = requested
  const { deliveryHandOver: handOver, deliveryTime = null, toBeCounted } = requested
  // A bag is as slow as a line of its services.
  const pieces = toBeCounted?.map((id) => ({ service: id, name: serviceOf(id).name })) ?? lines
  const isExpress = deliveryPreference === 'express'
  const tooSlow = isExpress ? slowPieces(pieces) : null
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

/**
 * Stores an order in its window; where that is full and nobody asked for it, in one after it. Nothing stays of
 * what was stored in the full one.
 * @param store notified whether a window was full
 * @throws AppError `delivery_full` where another will not do, or others were faster each time
 */
export async function inWindowWithRoom<T>(
  input: DeliveryInput,
  store: (isEvading: boolean) => Promise<T>,
  triesLeft = MOST_TRIES,
): Promise<T> {
  try {
    return await store(triesLeft < MOST_TRIES)
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'delivery_full'
    if (!isFull || isDeliveryAsked(input) || triesLeft === 1) throw error
    return inWindowWithRoom(input, store, triesLeft - 1)
  }
}
