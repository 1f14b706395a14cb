// Pasted text: invisible characters removed; digits, dashes and spaces in their plain forms.

/** Marks of direction, soft hyphens and characters without width; joiners stay, for Indian scripts and emoji need them. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** What takes room at most: fillers, joiners, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800/gu

const WIDE_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu

/** A text without what nobody sees: no mark of direction, no space but the ordinary one, none at its ends. */
export function cleanText(text: string): string {
  const clean = text.replaceAll(INVISIBLE, '').replaceAll(WIDE_SPACES, ' ').trim()
  return isVisible(clean) ? clean : ''
}

/** Whether a text shows anything: a letter, a digit or a sign. Joiners, fillers and lone accents show nothing. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}\p{C}]/u.test(text.replaceAll(UNSEEN, ''))
}

/** A number or a code with digits of any script as 0 to 9, and one kind of dash and space. */
export function cleanNumber(text: string): string {
  return toAsciiDigits(cleanText(text.normalize('NFKC'))).replaceAll(DASHES, '-')
}

/** A text with digits of any script as 0 to 9, and all else as it is. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
}

/** A phone number without "tel:", an extension, or a trunk zero in brackets; dots and slashes become spaces. */
export function cleanPhone(text: string): string {
  return cleanNumber(text)
    .replace(/^tel:\s*/i, '')
    .replace(/;.*$/s, '')
    .replace(/\(0\)/, ' ')
    .replaceAll(/[./_\s]+/g, ' ')
    .trim()
}

/** How many digits a code by SMS and one of an authenticator app have. */
export const CODE_LENGTH = 6

/**
 * A code of so many digits in what surrounds it, such as "G-123456", "123 456" or the text that brought it; all
 * digits where no group has that length.
 */
export function extractDigitCode(text: string, length: number): string {
  const plain = cleanNumber(text)
  const half = Math.floor(length / 2)
  const group = new RegExp(`(?<!\\d)\\d{${half}}[ -]?\\d{${length - half}}(?!\\d)`).exec(plain)
  return (group?.[0] ?? plain).replaceAll(/\D/g, '').slice(0, length)
}

/** An email address in lower case, out of "mailto:…" or "Name <…>". */
export function cleanEmail(text: string): string {
  const plain = cleanText(text.normalize('NFKC'))
  const address = /<([^<>]*)>\s*$/.exec(plain)?.[1] ?? plain
  return address
    .replace(/^\s*mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replaceAll(/\s/g, '')
    .toLowerCase()
}

/** A code of letters and digits, such as a GSTIN or a voucher: in capitals, without spaces. */
export function cleanAlphanumericCode(text: string): string {
  return cleanNumber(text).replaceAll(/\s/g, '').toUpperCase()
}

const readDigits = new Map<string, string>()

/** 0 to 9 for a digit of any script, where they stand in a row from 0 to 9; rows that touch each other are whole. */
function plainDigit(digit: string): string {
  const known = readDigits.get(digit)
  if (known !== undefined) return known
  const at = digit.codePointAt(0)!
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1
  const plain = String(before % 10)
  readDigits.set(digit, plain)
  return plain
}
