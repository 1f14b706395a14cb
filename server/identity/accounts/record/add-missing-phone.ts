/** Saves the phone number given with an order, if the account has none. */
import type { Tx } from '../../../database/transaction.ts'
import { updateMissingPhone } from './person-store.ts'

/** Locks the person's row until `tx` ends; a number that came in between stays. */
export function addMissingPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<void> {
  return updateMissingPhone(tx, userId, phone, now)
}
