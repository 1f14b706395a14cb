/** Keyed hashes that recognise a blocked person's contacts after erasure. */
import { createHmac } from 'node:crypto'
import { normalizeMailbox } from '../normalize-mailbox.ts'

/** Fewer digits are no phone number that belongs to one person. */
const PHONE_DIGITS = 10

/**
 * One for the email and one for the phone, if there are such. Spellings of one mailbox and of one number
 * have the same hash: what follows a plus, Gmail's dots, the code of a country.
 * @param secret without it nobody can tell whether a contact is among the hashes
 */
export function hashContacts(
  secret: string,
  { email, phone }: { email: string; phone: string },
): string[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)
  return [
    ...(email === '' ? [] : [hash(secret, `email:${normalizeMailbox(email)}`)]),
    ...(digits.length === PHONE_DIGITS ? [hash(secret, `phone:${digits}`)] : []),
  ]
}

function hash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`blocked contact ${text}`).digest('hex')
}
