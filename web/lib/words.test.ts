// Language in force: loaded for its reader, and English otherwise.
import { afterEach, expect, it, vi } from 'vitest'
import { wordFieldRefusal } from '#words/read-field-refusal.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { unanswered } from '#words/en/base/unanswered.ts'
import { controls } from '#words/en/base/controls.ts'
import { chooseLanguage, currentWords } from './words.ts'

const pseudo = pseudoLanguage(english)
const words = {
  language: 'xx-IN',
  entries: [pseudoLanguage(unanswered)],
  fieldRefusal: (sentence: string) => wordFieldRefusal(sentence, pseudo),
}
const languages = { xx: () => Promise.resolve({ words }) }

afterEach(() => {
  vi.restoreAllMocks()
  return chooseLanguage(undefined)
})

it('uses the chosen language for texts outside of components', async () => {
  await chooseLanguage('xx-IN', languages)
  expect(currentWords(unanswered).slow).toBe(pseudoText(unanswered.slow))
  await chooseLanguage(undefined, languages)
  expect(currentWords(unanswered).slow).toBe(unanswered.slow)
})

it.each([
  [['zz', 'xx-IN', 'en'], pseudoText(unanswered.slow)],
  [['en-IN', 'xx'], unanswered.slow],
  [['zz'], unanswered.slow],
])(
  'shows a visitor’s screen in the first language of the browser that there is: %j',
  async (read, said) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(read)
    await chooseLanguage(undefined, languages)
    expect(currentWords(unanswered).slow).toBe(said)
  },
)

it('translates a schema’s sentence about a field, and leaves other texts unchanged', async () => {
  await chooseLanguage('xx', languages)
  expect(currentWords('Pickup address is required.')).not.toMatch(/[a-z]/i)
  expect(currentWords('12, MG Road')).toBe('12, MG Road')
})

it('uses English for entries that the language lacks, and for a language without words', async () => {
  await chooseLanguage('xx', languages)
  expect(currentWords(controls)).toBe(controls)
  await chooseLanguage('yy', languages)
  expect(currentWords(unanswered)).toBe(unanswered)
})

it('keeps the language chosen last, whichever is loaded first', async () => {
  const loading = Promise.withResolvers<{ words: typeof words }>()
  const slow = { xx: () => loading.promise }
  const first = chooseLanguage('xx', slow)
  await chooseLanguage(undefined, slow)
  loading.resolve({ words })
  await first
  expect(currentWords(unanswered)).toBe(unanswered)
})

it('stays in English when the language can’t be loaded', async () => {
  await chooseLanguage('xx', { xx: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(currentWords(unanswered)).toBe(unanswered)
})
