// Owns the reading of what staff type to find orders by number, customer, phone or address.
import { readOrderReference } from './order-number.ts'

/** Shorter parts are in too many texts, and an index of three letters can't look for them. */
const LEAST_LETTERS = 3

/** A national number's digits; what stands before them, +91 or 0, is written by some and not by others. */
const PHONE_DIGITS = 10

export type OrderSearch =
  /** Exactly this order. */
  | { readonly kind: 'id'; readonly id: string }
  /** Whoever's name begins so: all that a letter or two can be asked for. */
  | { readonly kind: 'name-start'; readonly start: string }
  /** Every text of one of the lists is somewhere in what is searched; case doesn't matter. */
  | { readonly kind: 'words'; readonly anyOf: readonly (readonly string[])[] }

/** Reads a search; null when nothing is searched for. */
export function readOrderSearch(text: string): OrderSearch | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  if (typed === '') return null
  const reference = readOrderReference(typed)
  if (reference?.kind === 'id') return reference

  const words = typed.split(' ')
  const digits = phoneDigits(typed)
  const anyOf = [
    ...(words.some(isLongEnough) ? [words] : []),
    ...(digits !== null && digits !== typed ? [[digits]] : []),
    ...(reference !== null && reference.number !== typed ? [[reference.number]] : []),
  ]
  return anyOf.length > 0 ? { kind: 'words', anyOf } : { kind: 'name-start', start: typed }
}

function isLongEnough(word: string): boolean {
  return new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS}}`, 'u').test(word)
}

/** The digits of what looks like a phone number or a part of one, however it is typed. */
function phoneDigits(typed: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-PHONE_DIGITS)
  return digits.length >= LEAST_LETTERS ? digits : null
}
