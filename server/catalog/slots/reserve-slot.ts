/** Reserves an order's places: in a pickup slot and in a delivery window. */
import { toStoredSlot, slotIdOfWindow, type Pickup } from '#domain/slots/slot-id.ts'
import { slotCapacityOn } from '#domain/slots/slots.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { isCheckViolation } from '../../database/constraint-errors.ts'
import type { Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import {
  insertSlotIfMissing,
  reservePlace,
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
 * Takes one place of a slot and one of a window in one statement; given back when `tx` does not commit. The database
 * refuses what is full, so that the commit may be on its way already.
 * @throws AppError `slot_full` or `delivery_full` when one of them has none left, whatever the race.
 */
export async function reserveSlotAndWindow(
  tx: Tx,
  settings: BusinessSettings,
  pickup: Pickup,
  { window }: Pick<Delivery, 'window'>,
): Promise<void> {
  await reservePlaces(tx, {
    slot: slotToTake(settings, pickup),
    window: window && {
      id: slotIdOfWindow(window),
      capacity: settings.deliveryPlaces.deliveryPlaces,
    },
  }).catch((error: unknown) => {
    if (isCheckViolation(error, 'slot_full'))
      throw new AppError('slot_full', say('slotFull', { byStaff: false }))
    if (isCheckViolation(error, 'delivery_full'))
      throw new AppError('delivery_full', say('delivery_full'))
    throw error
  })
}

/**
 * Takes one place of a window for clothes that were brought to the counter; none of the slot that they count to.
 * @throws AppError `delivery_full`
 */
export async function reserveDeliveryWindow(
  tx: Tx,
  settings: BusinessSettings,
  { pickupDate, pickupTime }: Pickup,
  { window }: Pick<Delivery, 'window'>,
): Promise<void> {
  await insertSlotIfMissing(tx, toStoredSlot(pickupDate, pickupTime, settings.timeZone))
  if (
    window &&
    !(await reserveWindow(tx, slotIdOfWindow(window), settings.deliveryPlaces.deliveryPlaces))
  )
    throw new AppError('delivery_full', say('delivery_full'))
}

function takeOne(tx: Tx, settings: BusinessSettings, pickup: Pickup): Promise<boolean> {
  return reservePlace(tx, slotToTake(settings, pickup))
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
