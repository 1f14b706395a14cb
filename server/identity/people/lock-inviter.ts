/** Locks the member of staff behind an invitation. */
import type { Tx } from '../../database/transaction.ts'
import { lockStaffRows, type StaffRow } from './store.ts'

/** Locked until `tx` ends, so that what they may give stays what it is; undefined for who doesn't work here any more. */
export async function lockInviter(tx: Tx, id: string): Promise<StaffRow | undefined> {
  const [row] = await lockStaffRows(tx, [id])
  return row
}
