/** The customer who has proven a number of WhatsApp. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'
import { whatsAppNumber } from '../../platform/mail/whatsapp.ts'
import type { KnownCustomer } from './inbound-message.ts'

/** Null where none or several have. */
export async function findCustomerByNumber(
  db: Db,
  phone: string | null,
): Promise<KnownCustomer | null> {
  if (phone === null) return null
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone', 'role', 'language'])
    .where('phone_proven_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where(sql<string>`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`, '=', phone.slice(-10))
    .execute()
  const [owner, ...others] = rows.filter((each) => whatsAppNumber(each.phone) === phone)
  if (!owner || others.length > 0 || owner.role !== 'customer') return null
  return { id: owner.id, language: owner.language }
}
