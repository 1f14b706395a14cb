/** The customer's mobile number for WhatsApp, if they have one. */
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import type { Db } from '../../database/transaction.ts'
import { phoneKind } from '../../platform/phone-kind.ts'
import { canReceiveTexts } from './store.ts'

/**
 * The customer's mobile number of India, such as +919845012345; null where they have none. Where landlines and mobiles
 * share a range, a number is a mobile once it was proven with a code or staff said so.
 */
export async function whatsAppNumber(
  db: Db,
  order: { readonly user_id: string; readonly customer_phone: string },
): Promise<string | null> {
  const kind = phoneKind(order.customer_phone)
  const isMobile =
    kind === 'mobile' || (kind === 'unsure' && (await canReceiveTexts(db, order.user_id)))
  return isMobile ? normalizeIndianMobile(order.customer_phone) : null
}
