// Owns the reading of what staff type to find orders by number, customer, phone or address.
import { orderNumberSoFar, readOrderReference } from './order-number.ts'
import { LEAST_LETTERS, phoneDigits, withoutSign } from './typed-number.ts'

export type OrderSearch =
  /** Exactly this order. */
  | { readonly kind: 'id'; readonly id: string }
  /** Names that begin so: all that a letter or two can be asked for. */
  | { readonly kind: 'name-start'; readonly start: string }
  /** Every text of one of the lists is somewhere in what is searched; case doesn't matter. */
  | { readonly kind: 'words'; readonly anyOf: readonly (readonly string[])[] }

/** Reads a search; null when nothing is searched for. */
export function readOrderSearch(text: string): OrderSearch | null {
  const typed = withoutSign(text).replaceAll(/\s+/g, ' ')
  if (typed === '') return null
  const reference = readOrderReference(typed)
  if (reference?.kind === 'id') return reference

  const words = typed.split(' ')
  const digits = phoneDigits(typed)
  const number = reference?.kind === 'number' ? reference.number : orderNumberSoFar(typed)
  const anyOf = [
    ...(words.some(isLongEnough) ? [words] : []),
    ...(digits !== null && digits !== typed ? [[digits]] : []),
    ...(number !== null && number !== typed ? [[number]] : []),
  ]
  return anyOf.length > 0 ? { kind: 'words', anyOf } : { kind: 'name-start', start: typed }
}

function isLongEnough(word: string): boolean {
  return new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS}}`, 'u').test(word)
}
