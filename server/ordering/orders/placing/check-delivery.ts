/** Checks a new order's delivery choice, and settles the delivery. */
import { checkDelivery as checkWindow } from '#domain/slots/delivery-windows.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { slowPieces } from '#domain/slots/express.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import type { QuotedLine } from '#domain/catalogue/pricing.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { windowId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { AppError, say } from '../../../platform/app-error.ts'

interface DeliveryInput {
  pickupDate: string
  pickupTime: string
  deliveryPreference?: DeliveryPreference | undefined
  deliveryDate?: string | undefined
  deliveryTime?: string | undefined
  deliveryHandOver?: HandOver
}

/** How often a window with room is looked for, each time after one has filled up. */
const MOST_TRIES = 6

/** Whether a day, a window or express was asked for, so that no other window will do. */
export function isDeliveryAsked(input: DeliveryInput): boolean {
  const { deliveryPreference, deliveryDate, deliveryTime } = input
  const isDayAsked = deliveryPreference === 'scheduled' && deliveryDate !== undefined
  return deliveryPreference === 'express' || isDayAsked || deliveryTime !== undefined
}

/** What an order keeps of its delivery. */
export function deliveryColumns({ at, window }: Delivery) {
  return { estimated_delivery_at: at, delivery_slot_id: window && windowId(window) }
}

/** What a message says of it: the day and the window; nothing where its customer needn't read of it. */
export function writtenDelivery(
  { at, window }: Delivery,
  { timeZone }: Pick<BusinessSettings, 'timeZone'>,
  isSaid: boolean,
): { deliveryDate: string | null; deliveryTime: string | null } {
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
  input: DeliveryInput,
  lines: readonly Pick<QuotedLine, 'name' | 'service'>[],
): { order: PromisedOrder; delivery: Delivery } {
  const { pickupDate, pickupTime, deliveryPreference = 'standard', deliveryDate } = input
  const handOver = input.deliveryHandOver ?? 'home'
  const deliveryTime = input.deliveryTime ?? null
  const isExpress = deliveryPreference === 'express'
  const tooSlow = isExpress ? slowPieces(lines) : null
  if (tooSlow !== null) throw new AppError('express_not_offered', say('slowPieces', tooSlow))
  const isDayAsked = deliveryPreference === 'scheduled' && deliveryDate !== undefined
  const order = {
    date: pickupDate,
    slotLabel: pickupTime,
    services: lines.map((line) => line.service),
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
