// Numbers that people copy, dictate and type: ignored characters, and characters that are easily misread.
import { cleanAlphanumericCode, cleanPhone, cleanText } from './pasted.ts'

/** Crockford's base 32: no I, L, O and U, which are misread or spell words. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many digits in Crockford's base 32, five bits each, of the bytes that they are made from. */
export function encodeBase32Digits(bytes: Uint8Array, count: number): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.slice(0, count * 5).replaceAll(/.{5}/g, (five) => CROCKFORD.charAt(parseInt(five, 2)))
}

/** Shorter parts are in too many texts, and an index of three letters can't look for them. */
export const LEAST_LETTERS = 3

/** A national number's digits; what stands before them, +91 or 0, is written by some and not by others. */
const PHONE_DIGITS = 10

/** A number in capitals, without the spaces, dashes and # that people type or leave out. */
export function stripNumberSeparators(text: string): string {
  return cleanAlphanumericCode(text).replaceAll(/[#-]/g, '')
}

/** A search's text trimmed and without the # that some write before a number. */
export function removeNumberSign(text: string): string {
  return cleanText(text).replace(/^#\s*(?=[\p{L}\p{N}])/u, '')
}

/** What is read where O stands for 0, and I or L for 1. */
export function replaceMisreadLetters(bare: string): string {
  return bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/**
 * The digits in Crockford's base 32 of a number with a prefix, such as LC; the prefix may be missing.
 * Null unless there are exactly so many.
 */
export function toCrockfordDigits(text: string, prefix: string, length: number): string | null {
  const bare = stripNumberSeparators(text)
  const hasPrefix = bare.length === prefix.length + length && bare.startsWith(prefix)
  const digits = replaceMisreadLetters(hasPrefix ? bare.slice(prefix.length) : bare)
  return digits.length === length && isCrockford(digits) ? digits : null
}

/** The first digits of a number whose prefix is there, as far as they are typed; null when it is none. */
export function readPartialNumber(text: string, prefix: string, length: number): string | null {
  const bare = stripNumberSeparators(text)
  if (!bare.startsWith(prefix)) return null
  const digits = replaceMisreadLetters(bare.slice(prefix.length))
  return digits !== '' && digits.length <= length && isCrockford(digits) ? digits : null
}

/** What some write before an Indian number. */
const COUNTRY = /^\s*(?:\+|00)\s*91/

/** The digits of what looks like a phone number or a part of one, however it is typed. */
export function phoneDigits(typed: string): string | null {
  const plain = cleanPhone(typed)
  if (!/^\+?[\d\s()-]+$/.test(plain)) return null
  const digits = plain
    .replace(COUNTRY, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .slice(-PHONE_DIGITS)
  return digits.length >= LEAST_LETTERS ? digits : null
}

/** Whether digits that `phoneDigits` gave are all that a phone is told from others by. */
export function isCompletePhone(digits: string): boolean {
  return digits.length === PHONE_DIGITS
}

/** The digits of a phone in the groups that they are typed in, without what stands before an Indian number. */
export function phoneDigitGroups(typed: string): string[] {
  return (
    cleanPhone(typed)
      .replace(COUNTRY, '')
      .replace(/^\D*0+/, '')
      .match(/\d+/g) ?? []
  )
}

function isCrockford(digits: string): boolean {
  return [...digits].every((digit) => CROCKFORD.includes(digit))
}
