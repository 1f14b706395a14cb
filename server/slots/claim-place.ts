/** Takes a place in a pickup slot for an order. */
import type { Transaction } from 'kysely'
import { capacityOn } from '#domain/slots.ts'
import type { Offer } from '../catalogue/offer.ts'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../http/app-error.ts'
import { takePlace } from './store.ts'

/**
 * Takes one place of a slot; given back when `tx` does not commit.
 * @throws AppError `slot_full` when none is left, whatever the race (product section 3).
 */
export async function claimPlace(
  tx: Transaction<Tables>,
  offer: Offer,
  pickupDate: string,
  pickupTime: string,
): Promise<void> {
  const capacity = capacityOn(pickupDate, pickupTime, offer.slotCapacities)
  if (!(await takePlace(tx, pickupDate, pickupTime, capacity)))
    throw new AppError('slot_full', 'This pickup slot is fully booked. Please choose another time.')
}
