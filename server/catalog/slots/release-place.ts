/** Gives an order's places in its pickup slot and its window of delivery back, or takes them again. */
import type { Tx } from '../../database/transaction.ts'
import { releasePlace, releasePlaces } from './store.ts'

/** What an order has a place in; before there were windows it had one in a slot only. */
export interface PlacesOfOrder {
  slot_id: string
  delivery_slot_id: string | null
}

/** For an order whose pickup moves away. */
export function releaseSlot(tx: Tx, slotId: string): Promise<void> {
  return releasePlace(tx, slotId)
}

/** For an order that is cancelled. */
export function releaseBoth(tx: Tx, order: PlacesOfOrder): Promise<void> {
  return releasePlaces(tx, order.slot_id, order.delivery_slot_id, 1)
}

/** For a cancelled order that staff bring back, even where both are full: staff may. */
export function reserveBothAgain(tx: Tx, order: PlacesOfOrder): Promise<void> {
  return releasePlaces(tx, order.slot_id, order.delivery_slot_id, -1)
}
