/** Whether somebody has a password here; who only ever came through a provider has none. */
import type { Db } from '../../../database/transaction.ts'
import { findPasswordHash } from '../record/person-store.ts'

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== null
}
