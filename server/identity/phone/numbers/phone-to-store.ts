/** The stored spelling of a phone number. */
import { dialableNumber } from '../../../platform/mail/sms.ts'
import { normalizePhone } from './assign-phone.ts'

/**
 * A customer without an email is looked up by the number, so it is kept in its one spelling. Any other number stays
 * as it is typed; a new spelling with other digits would take the proof of the same number.
 */
export function phoneToStore(account: { email: string; phone: string }, phone: string): string {
  if (account.email === '') return normalizePhone(phone)
  const isSame = normalizePhone(phone) === normalizePhone(account.phone)
  return isSame && dialableNumber(phone) !== dialableNumber(account.phone) ? account.phone : phone
}
