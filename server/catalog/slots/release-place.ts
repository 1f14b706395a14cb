/** Gives an order's place in its pickup slot back, or takes it again. */
import type { Tx } from '../../database/transaction.ts'
import { releasePlace } from './store.ts'

/** For an order that is cancelled or moved away. */
export function releaseSlot(tx: Tx, slotId: string): Promise<void> {
  return releasePlace(tx, slotId)
}

/** For a cancelled order that staff bring back, even into a full slot: staff may. */
export function reserveSlotAgain(tx: Tx, slotId: string): Promise<void> {
  return releasePlace(tx, slotId, -1)
}
