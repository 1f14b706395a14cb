/** Reserves an order's places: in a pickup slot and in a delivery window. */
import { toStoredSlot, windowId, type Pickup } from '#domain/slots/slot-id.ts'
import { slotCapacityOn } from '#domain/slots/slots.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import {
  insertSlotIfMissing,
  reservePlaces,
  reserveWindow,
  bookSlotBeyondCapacity,
} from './store.ts'

/**
 * Takes one place of a slot; given back when `tx` does not commit.
 * @param byStaff whether staff ask, who could say why they book it nevertheless (`reserveSlotBeyondCapacity`)
 * @throws AppError `slot_full` when none is left, whatever the race.
 */
export async function reserveSlot(
  tx: Tx,
  settings: BusinessSettings,
  pickup: Pickup,
  byStaff = false,
): Promise<void> {
  if (await takeOne(tx, settings, pickup)) return
  throw new AppError('slot_full', say('slotFull', { byStaff }))
}

/**
 * Takes one place of a slot and one of a window in one statement; given back when `tx` does not commit.
 * @throws AppError `slot_full` or `delivery_full` when one of them has none left, whatever the race.
 */
export async function reserveBoth(
  tx: Tx,
  settings: BusinessSettings,
  pickup: Pickup,
  { window }: Pick<Delivery, 'window'>,
): Promise<void> {
  const { slotFull, windowFull } = await reservePlaces(
    tx,
    slotToTake(settings, pickup),
    window && { id: windowId(window), capacity: settings.deliveryPlaces.deliveryPlaces },
  )
  if (slotFull) throw new AppError('slot_full', say('slotFull', { byStaff: false }))
  if (windowFull) throw new AppError('delivery_full', say('delivery_full'))
}

/**
 * Takes one place of a window for clothes that were brought to the counter; none of the slot that they count to.
 * @throws AppError `delivery_full`
 */
export async function reserveWindowOnly(
  tx: Tx,
  settings: BusinessSettings,
  { pickupDate, pickupTime }: Pickup,
  { window }: Pick<Delivery, 'window'>,
): Promise<void> {
  await insertSlotIfMissing(tx, toStoredSlot(pickupDate, pickupTime, settings.timeZone))
  if (
    window &&
    !(await reserveWindow(tx, windowId(window), settings.deliveryPlaces.deliveryPlaces))
  )
    throw new AppError('delivery_full', say('delivery_full'))
}

async function takeOne(tx: Tx, settings: BusinessSettings, pickup: Pickup): Promise<boolean> {
  return !(await reservePlaces(tx, slotToTake(settings, pickup), null)).slotFull
}

function slotToTake(
  { capacities: { capacities }, timeZone }: BusinessSettings,
  { pickupDate, pickupTime }: Pickup,
) {
  const capacity = slotCapacityOn(pickupDate, pickupTime, capacities)
  return { ...toStoredSlot(pickupDate, pickupTime, timeZone), capacity }
}

/**
 * Takes one place for staff who have a reason to book one more than fit.
 * @returns whether the slot was full
 */
export async function reserveSlotBeyondCapacity(
  tx: Tx,
  settings: BusinessSettings,
  pickup: Pickup,
): Promise<boolean> {
  if (await takeOne(tx, settings, pickup)) return false
  await bookSlotBeyondCapacity(
    tx,
    toStoredSlot(pickup.pickupDate, pickup.pickupTime, settings.timeZone),
  )
  return true
}
