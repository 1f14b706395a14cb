/** Whether a customer had an address before: saved, or in their record. */
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import { hasSavedAddress } from './store.ts'

export async function isKnownAddress(db: Db, person: Person, address: string): Promise<boolean> {
  return person.address === address || (await hasSavedAddress(db, person.id, address))
}
