// Phone numbers, as people write them.
import { cleanPhone } from '../base/pasted.ts'

/** Nothing, or 6 to 20 digits, blanks, hyphens and brackets, with or without a plus before them. */
export const PHONE = /^$|^\+?[0-9][0-9 ()-]{5,19}$/

/** Behind 00, as behind a plus, stands a country's code. */
const INDIAN_MOBILE = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/

/** Whether a text is a phone number, however it is pasted; nothing is one, too. */
export function isPhone(text: string): boolean {
  return PHONE.test(cleanPhone(text))
}

/**
 * A number of India that has a mobile's digits, in its one spelling, such as +919845012345; null for any other. Some
 * landlines have them, too: 080 2222 3333.
 */
export function normalizeIndianMobile(phone: string): string | null {
  const digits = INDIAN_MOBILE.exec(cleanPhone(phone).replaceAll(/[^\d+]/g, ''))?.[1]
  return digits === undefined ? null : `+91${digits}`
}

/** A number's digits with the country's code before them, however it is written; one without a code is India's. */
export function internationalDigits(phone: string): string {
  const number = normalizeIndianMobile(phone) ?? cleanPhone(phone).replaceAll(/[^\d+]/g, '')
  // With a single 0 a number is dialled within the country.
  return number.replace(/^(\+|00)/, '').replace(/^0/, '91')
}

/** Whether a number has a mobile's digits. */
export function looksLikeIndianMobile(phone: string): boolean {
  return normalizeIndianMobile(phone) !== null
}
