/** Keeps the phone number that somebody gave with an order, where there was none. */
import type { Tx } from '../database/transaction.ts'
import { updateUserRow } from './store.ts'

export async function addPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<void> {
  await updateUserRow(tx, userId, { phone }, now)
}
