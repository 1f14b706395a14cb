// Words of a reader: their account's language, else their browser's, else the laundry's.
import { expect, it } from 'vitest'
import { pseudoLanguage } from './testing/pseudo-language.ts'
import { PSEUDO } from './testing/pseudo-reader.ts'
import { createWordsFinder } from './words-for.ts'
import { english } from './words.ts'

const OTHER = { ...pseudoLanguage(english), language: 'yy-ZZ' }
const wordsFor = createWordsFinder(english, [PSEUDO, OTHER])

it.each([
  [{}, english],
  [{ language: 'xx' }, PSEUDO],
  [{ language: null, accepts: 'xx-IN,yy;q=0.8' }, PSEUDO],
  [{ language: 'yy', accepts: 'xx' }, OTHER],
  [{ accepts: 'zz, YY;q=0.5' }, OTHER],
  [{ accepts: 'en-GB,en;q=0.9,xx;q=0.8' }, english],
  [{ accepts: '*' }, english],
  [{ accepts: '' }, english],
])('finds those of %j', (reader, words) => {
  expect(wordsFor(reader).language).toBe(words.language)
})
