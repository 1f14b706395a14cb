// Short number of an order, and parsing of typed order numbers.
import {
  stripNumberSeparators,
  toCrockfordDigits,
  encodeBase32Digits,
  readPartialNumber,
  replaceMisreadLetters,
} from '../../base/typed-number.ts'

const PREFIX = 'LC'
const BYTES = 5
const DIGITS = 8

/** How many characters of an id its short form has. */
const ENDING_LENGTH = 6

/**
 * Writes five random bytes as an order's number, LC-XXXX-XXXX.
 * @throws RangeError when there are not exactly five bytes
 */
export function orderNumberFrom(bytes: Uint8Array): string {
  if (bytes.length !== BYTES) throw new RangeError(`An order number takes ${BYTES} bytes`)
  return withDashes(encodeBase32Digits(bytes, DIGITS))
}

export type OrderReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'number'; readonly number: string }
  /** The last characters of an id, as screens show them; several orders may end alike. */
  | { readonly kind: 'ending'; readonly ending: string }

/**
 * Reads an order's id, its number or its short form as people type it, or null when it is none of them.
 * Case, spaces, dashes, a leading # and a missing LC don't matter; O is read as 0, I and L as 1.
 */
export function readOrderReference(text: string): OrderReference | null {
  const typed = stripNumberSeparators(text)
  if (/^[0-9A-F]{32}$/.test(typed)) return { kind: 'id', id: uuidFrom(typed) }
  const ending = replaceMisreadLetters(typed)
  if (ending.length === ENDING_LENGTH && /^[0-9A-F]+$/.test(ending))
    return { kind: 'ending', ending: ending.toLowerCase() }
  const digits = toCrockfordDigits(text, PREFIX, DIGITS)
  return digits === null ? null : { kind: 'number', number: withDashes(digits) }
}

/** As far as an order's number is typed, the way it is written: "LC-7K3F-9"; null without LC before it. */
export function readPartialOrderNumber(text: string): string | null {
  const digits = readPartialNumber(text, PREFIX, DIGITS)
  return digits === null ? null : withDashes(digits)
}

function withDashes(digits: string): string {
  return [PREFIX, digits.slice(0, 4), digits.slice(4)].filter((part) => part !== '').join('-')
}

function uuidFrom(hexDigits: string): string {
  return hexDigits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
