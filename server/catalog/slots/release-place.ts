/** Gives an order's place in its pickup slot back, or takes it again. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { givePlaceBack } from './store.ts'

/** For an order that is cancelled or moved away. */
export function releaseSlot(
  tx: Transaction<Tables>,
  pickupDate: string,
  pickupTime: string,
): Promise<void> {
  return givePlaceBack(tx, pickupDate, pickupTime)
}

/** For a cancelled order that staff bring back, even into a full slot: staff may. */
export function reserveSlotAgain(
  tx: Transaction<Tables>,
  pickupDate: string,
  pickupTime: string,
): Promise<void> {
  return givePlaceBack(tx, pickupDate, pickupTime, -1)
}
