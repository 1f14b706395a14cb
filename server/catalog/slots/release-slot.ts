/** Releases an order's places in its slot and window, or reserves them again. */
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type { Tx } from '../../database/transaction.ts'
import { releaseSlotPlace, releaseSlotAndWindowPlaces } from './store.ts'

/** What an order has a place in: none in a slot where its clothes are brought to the counter. */
export interface PlacesOfOrder {
  slot_id: string
  pickup_hand_over: HandOver
  delivery_slot_id: string | null
}

/** For an order whose pickup moves away. */
export function releaseSlot(tx: Tx, slotId: string): Promise<void> {
  return releaseSlotPlace(tx, slotId)
}

/** For an order that is cancelled. */
export function releaseSlotAndWindow(tx: Tx, order: PlacesOfOrder): Promise<void> {
  return releaseSlotAndWindowPlaces(tx, slotOf(order), order.delivery_slot_id, 1)
}

/** For a cancelled order that staff bring back, even where both are full: staff may. */
export function reserveSlotAndWindowAgain(tx: Tx, order: PlacesOfOrder): Promise<void> {
  return releaseSlotAndWindowPlaces(tx, slotOf(order), order.delivery_slot_id, -1)
}

function slotOf({ pickup_hand_over: handOver, slot_id: id }: PlacesOfOrder): string | null {
  return handOver === 'home' ? id : null
}
