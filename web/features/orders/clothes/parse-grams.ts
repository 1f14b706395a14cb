// Parser of a weight typed in kilograms.
import { MOST_GRAMS } from '#domain/clothes/custody.ts'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'

/** In grams; null for an empty field, 'bad' for what is no weight. */
export function parseGrams(typed: string): number | null | 'bad' {
  if (typed.trim() === '') return null
  const grams = Math.round(parseTypedNumber(typed) * 1000)
  return grams > 0 && grams <= MOST_GRAMS ? grams : 'bad'
}
