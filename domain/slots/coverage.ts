// Service area by PIN code: reading PIN codes, and whether one is served.
import { cleanNumber, toAsciiDigits } from '../base/pasted.ts'

/** A PIN code as it is typed or pasted, with its town or without: its digits; any other text without spaces. */
export function cleanPinCode(text: string): string {
  const plain = cleanNumber(text)
  const digits = plain.replaceAll(/[\s.-]/g, '')
  return /^\d+$/.test(digits) ? digits : (pinCodeIn(plain) ?? plain.replaceAll(/\s/g, ''))
}

/**
 * Whether a PIN code is served, however it is typed.
 * Without listed areas any 5 or 6 characters are served; with them, only those.
 */
export function isPinCodeServed(pin: string, areas: readonly string[]): boolean {
  const code = cleanPinCode(pin)
  return areas.length === 0
    ? code.length === 5 || code.length === 6
    : areas.some((area) => cleanPinCode(area) === code)
}

/**
 * The PIN code in an address text, or null: its last group of six digits (also written 560 001), otherwise
 * its last group of five. Groups that belong to a longer number, such as a phone number, don't count.
 */
export function pinCodeIn(address: string): string | null {
  const sixDigits = /(?<!\d)(?:\d{6}|\d{3}\s\d{3}(?!\s\d))(?!\d)/g
  const fiveDigits = /(?<!\d|\d{5}[\s-])\d{5}(?!\d|[\s-]\d)/g
  const plain = toAsciiDigits(address)
  const code = plain.match(sixDigits)?.at(-1) ?? plain.match(fiveDigits)?.at(-1)
  return code === undefined ? null : code.replaceAll(/\s/g, '')
}

/** Whether a text is a PIN code as India writes them, without spaces. */
export function isPinCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

/**
 * Reads a pasted list of PIN codes: spaces, commas and lines part them, and 560 001 is one. Gives each
 * once, in order, and the pieces that are none.
 */
export function readPinCodes(text: string): { pins: string[]; unreadable: string[] } {
  const pieces = cleanNumber(text)
    .replaceAll(/(?<![\w-])(\d{3})[ \t](\d{3})(?![\w-])/g, '$1$2')
    .split(/[\s,;]+/)
    .filter(Boolean)
  return {
    pins: [...new Set(pieces.filter(isPinCode))].toSorted(),
    unreadable: pieces.filter((piece) => !isPinCode(piece)),
  }
}
