/** The customer who has proven a number of WhatsApp. */
import type { Db } from '../../database/transaction.ts'
import { findPeopleByPhone } from '../find-people-by-phone.ts'
import type { KnownCustomer } from './inbound-message.ts'

/** Null where none or several have. */
export async function findCustomerByNumber(
  db: Db,
  phone: string | null,
): Promise<KnownCustomer | null> {
  if (phone === null) return null
  const proven = db
    .selectFrom('users')
    .select(['id', 'phone', 'role', 'language'])
    .where('phone_proven_at', 'is not', null)
    .where('erased_at', 'is', null)
  const [owner, ...others] = await findPeopleByPhone(proven, `+${phone}`)
  if (!owner || others.length > 0 || owner.role !== 'customer') return null
  return { id: owner.id, language: owner.language }
}
