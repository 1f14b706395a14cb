/** The stored spelling of a phone number. */
import { dialled } from '../../../platform/mail/sms.ts'
import { spelled } from './take-number.ts'

/**
 * A customer without an email is looked up by the number, so it is kept in its one spelling. Any other number stays
 * as it is typed; a new spelling with other digits would take the proof of the same number.
 */
export function keptSpelling(account: { email: string; phone: string }, phone: string): string {
  if (account.email === '') return spelled(phone)
  const isSame = spelled(phone) === spelled(account.phone)
  return isSame && dialled(phone) !== dialled(account.phone) ? account.phone : phone
}
