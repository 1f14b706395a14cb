/** Whether the audit log has a given action on a person's account. */
import type { Db } from '../database/transaction.ts'
import { hasEntry } from './store.ts'

/** @param action such as `staff.removed` */
export function wasDoneTo(db: Db, userId: string, action: string): Promise<boolean> {
  return hasEntry(db, { action, userId })
}
