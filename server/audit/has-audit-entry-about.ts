/** Whether the audit log has a given action on a person's account. */
import type { Db } from '../database/transaction.ts'
import { hasAuditEntry } from './store.ts'

/** @param action such as `staff.removed` */
export function hasAuditEntryAbout(db: Db, userId: string, action: string): Promise<boolean> {
  return hasAuditEntry(db, { action, userId })
}
