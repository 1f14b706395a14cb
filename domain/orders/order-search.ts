// Search terms of staff for orders: number, customer, phone or address.
import { readPartialOrderNumber, readOrderReference } from './record/order-number.ts'
import {
  phoneDigitGroups,
  isCompletePhone,
  LEAST_LETTERS,
  phoneDigits,
  removeNumberSign,
} from '../base/typed-number.ts'

/** LC and the dash behind it. */
const PREFIX_LETTERS = 3

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
  const typed = removeNumberSign(text).replaceAll(/\s+/g, ' ')
  if (typed === '') return null
  const reference = readOrderReference(typed)
  if (reference?.kind === 'id') return reference

  const typedWords = typed.split(' ')
  const digits = phoneDigits(typed)
  if (digits !== null && isCompletePhone(digits))
    return { kind: 'phone', digits, words: phoneWords(typed, digits) }

  const soFar = readPartialOrderNumber(typed)
  const anyOf = [
    ...(typedWords.some(isLongEnough) ? [typedWords] : []),
    ...(digits !== null && digits !== typed ? [[digits]] : []),
  ]
  if (reference?.kind === 'number') {
    const { number } = reference
    // LC is in each order's words, which makes it the dearest part to look for.
    const asWritten = [[number.slice(PREFIX_LETTERS)]]
    const isWritten = soFar === number || anyOf.length === 0
    return {
      kind: 'number',
      number,
      words: { kind: 'words', anyOf: isWritten ? asWritten : anyOf },
    }
  }
  if (soFar !== null && soFar !== typed) anyOf.push([soFar])
  return anyOf.length > 0 ? { kind: 'words', anyOf } : { kind: 'name-start', start: typed }
}

/**
 * A phone that stands in an address, with blanks in it or without; a house's number and a PIN code look like one, too.
 * Where the groups are that are typed, so are the digits.
 */
function phoneWords(typed: string, digits: string): WordSearch {
  const groups = phoneDigitGroups(typed)
  return { kind: 'words', anyOf: [groups.some(isLongEnough) ? groups : [digits]] }
}

function isLongEnough(word: string): boolean {
  return new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS}}`, 'u').test(word)
}
