/** Whether a person has a password; people who only signed in through a provider have none. */
import type { Db } from '../../../database/transaction.ts'
import { findPasswordHash } from '../record/person-store.ts'

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== null
}
