/** Deletes the PIN of a former member of staff. */
import type { Tx } from '../../database/transaction.ts'
import { deletePin } from './store.ts'

/** Who comes back chooses another; tries on tablets are counted from nothing then. */
export async function removePin(tx: Tx, userId: string): Promise<void> {
  await deletePin(tx, userId)
}
