/** Takes a place in a pickup slot for an order. */
import type { Transaction } from 'kysely'
import { storedSlot, type Pickup } from '#domain/slot-id.ts'
import { capacityOn } from '#domain/slots.ts'
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Tables } from '../../database/tables.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { reservePlace, takePlaceBeyond } from './store.ts'

/**
 * Takes one place of a slot; given back when `tx` does not commit.
 * @param byStaff whether staff ask, who could say why they book it nevertheless (`reserveSlotBeyond`)
 * @throws AppError `slot_full` when none is left, whatever the race.
 */
export async function reserveSlot(
  tx: Transaction<Tables>,
  settings: BusinessSettings,
  pickup: Pickup,
  byStaff = false,
): Promise<void> {
  if (await takeOne(tx, settings, pickup)) return
  throw new AppError('slot_full', say('slotFull', { byStaff }))
}

function takeOne(
  tx: Transaction<Tables>,
  { slotCapacities, timeZone }: BusinessSettings,
  { pickupDate, pickupTime }: Pickup,
): Promise<boolean> {
  const capacity = capacityOn(pickupDate, pickupTime, slotCapacities)
  return reservePlace(tx, storedSlot(pickupDate, pickupTime, timeZone), capacity)
}

/**
 * Takes one place for staff who have a reason to book one more than fit.
 * @returns whether the slot was full
 */
export async function reserveSlotBeyond(
  tx: Transaction<Tables>,
  settings: BusinessSettings,
  pickup: Pickup,
): Promise<boolean> {
  if (await takeOne(tx, settings, pickup)) return false
  await takePlaceBeyond(tx, storedSlot(pickup.pickupDate, pickup.pickupTime, settings.timeZone))
  return true
}
