// Tag codes: eight characters of Crockford's base 32, the last of which detects typing errors.
import { cleanAlphanumericCode } from '../base/pasted.ts'

/** Without I, L, O and U, which are read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many characters a code has before its check. */
const DRAWN = 7

/** How many codes there are: a drawn number is below it. */
export const TAG_CODES = ALPHABET.length ** DRAWN

/** @param drawn a whole number from 0 below `TAG_CODES` */
export function tagCodeFromNumber(drawn: number): string {
  let rest = drawn
  const values: number[] = []
  for (let place = 0; place < DRAWN; place += 1) {
    values.unshift(rest % ALPHABET.length)
    rest = Math.floor(rest / ALPHABET.length)
  }
  return [...values, doubled(summed(values))].map((value) => ALPHABET[value]).join('')
}

/**
 * A code as it was typed or scanned, in its own characters: small letters, spaces and hyphens are let pass, O is 0, I and
 * L are 1.
 * @returns null for what is no code: another length, another character, or a check that doesn't fit. Every single wrong
 *   character and every two that were swapped are found.
 */
export function readTagCode(typed: string): string | null {
  const code = cleanAlphanumericCode(typed)
    .replaceAll('-', '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const values = [...code].map((character) => ALPHABET.indexOf(character))
  if (values.length !== DRAWN + 1 || values.includes(-1)) return null
  return summed(values) === 0 ? code : null
}

/** Each character has a weight of its own in the field of 32 elements: a power of 2. */
function summed(values: readonly number[]): number {
  return values.reduce((sum, value) => doubled(sum) ^ value, 0)
}

/** Twice an element, where x⁵ is x² + 1. */
function doubled(element: number): number {
  const shifted = element << 1
  return shifted < 32 ? shifted : shifted ^ 0b100101
}
