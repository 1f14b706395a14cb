// Owns the reading of what staff type to find orders by number, customer, phone or address.
import { orderNumberSoFar, readOrderReference } from './order-number.ts'
import {
  digitGroups,
  isWholePhone,
  LEAST_LETTERS,
  phoneDigits,
  withoutSign,
} from './typed-number.ts'

export type OrderSearch =
  /** Exactly this order. */
  | { readonly kind: 'id'; readonly id: string }
  /** Names that begin so: all that a letter or two can be asked for. */
  | { readonly kind: 'name-start'; readonly start: string }
  /** The order with this number; where there is none, the words. */
  | { readonly kind: 'number'; readonly number: string; readonly words: WordSearch }
  /** The orders of who has this phone, by its last ten digits; where nobody has, the words. */
  | { readonly kind: 'phone'; readonly digits: string; readonly words: WordSearch }
  | WordSearch

/** Every text of one of the lists is somewhere in what is searched; case doesn't matter. */
export interface WordSearch {
  readonly kind: 'words'
  readonly anyOf: readonly (readonly string[])[]
}

/** Reads a search; null when nothing is searched for. */
export function readOrderSearch(text: string): OrderSearch | null {
  const typed = withoutSign(text).replaceAll(/\s+/g, ' ')
  if (typed === '') return null
  const reference = readOrderReference(typed)
  if (reference?.kind === 'id') return reference

  const words = typed.split(' ')
  const digits = phoneDigits(typed)
  if (digits !== null && isWholePhone(digits))
    return { kind: 'phone', digits, words: phoneWords(typed, digits) }

  const number = reference?.kind === 'number' ? reference.number : orderNumberSoFar(typed)
  const anyOf = [
    ...(words.some(isLongEnough) ? [words] : []),
    ...(digits !== null && digits !== typed ? [[digits]] : []),
    ...(number !== null && number !== typed ? [[number]] : []),
  ]
  if (anyOf.length === 0) return { kind: 'name-start', start: typed }
  const search: WordSearch = { kind: 'words', anyOf }
  return reference?.kind === 'number'
    ? { kind: 'number', number: reference.number, words: search }
    : search
}

/** A phone that stands in an address, with or without blanks; a house's number and a pin code look like one, too. */
function phoneWords(typed: string, digits: string): WordSearch {
  const groups = digitGroups(typed)
  const isGrouped = groups.length > 1 && groups.some(isLongEnough)
  return { kind: 'words', anyOf: isGrouped ? [[digits], groups] : [[digits]] }
}

function isLongEnough(word: string): boolean {
  return new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS}}`, 'u').test(word)
}
