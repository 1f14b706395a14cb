// Owns the short human number of an order and the reading of what people type to find an order.

/** Crockford's base 32: no I, L, O and U, which are misread or spell words. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const PREFIX = 'LC'
const BYTES = 5
const DIGITS = 8

/**
 * Writes five random bytes as an order's number, LC-XXXX-XXXX (product section 3).
 * @throws RangeError when there are not exactly five bytes
 */
export function orderNumberFrom(bytes: Uint8Array): string {
  if (bytes.length !== BYTES) throw new RangeError(`An order number takes ${BYTES} bytes`)
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const digits = bits.replaceAll(/.{5}/g, (five) => CROCKFORD.charAt(parseInt(five, 2)))
  return withDashes(digits)
}

export type OrderReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'number'; readonly number: string }

/**
 * Reads an order's id or number as people type it, or null when it is neither (product section 3).
 * Case, spaces, dashes, a leading # and a missing LC don't matter; O is read as 0, I and L as 1.
 */
export function readOrderReference(text: string): OrderReference | null {
  const typed = text.toUpperCase().replaceAll(/[\s#‐-―-]/g, '')
  if (/^[0-9A-F]{32}$/.test(typed)) return { kind: 'id', id: uuidFrom(typed) }

  const digits = typed.length === PREFIX.length + DIGITS ? withoutPrefix(typed) : typed
  const number = digits.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isNumber =
    number.length === DIGITS && [...number].every((digit) => CROCKFORD.includes(digit))
  return isNumber ? { kind: 'number', number: withDashes(number) } : null
}

function withDashes(digits: string): string {
  return `${PREFIX}-${digits.slice(0, 4)}-${digits.slice(4)}`
}

function withoutPrefix(typed: string): string {
  return typed.startsWith(PREFIX) ? typed.slice(PREFIX.length) : typed
}

function uuidFrom(hexDigits: string): string {
  return hexDigits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
