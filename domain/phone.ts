// Owns what a phone number looks like as people write it.

/** Nothing, or 6 to 20 digits, blanks, hyphens and brackets, with or without a plus before them. */
export const PHONE = /^$|^\+?[0-9][0-9 ()-]{5,19}$/

const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/

/** A mobile number of India in its one spelling, such as +919845012345; null for any other number. */
export function mobileNumber(phone: string): string | null {
  const digits = INDIAN_MOBILE.exec(phone.replaceAll(/[^\d+]/g, ''))?.[1]
  return digits === undefined ? null : `+91${digits}`
}
