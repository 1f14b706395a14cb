import { describe, expect, it } from 'vitest'
import { runsOf } from './indic-scripts.ts'
import { loadHarfBuzz, openScriptFont } from './script-fonts.ts'

describe('a text', () => {
  it.each([
    ['Asha Rao, ₹210', [['Asha Rao, ₹210', null]]],
    ['', [['', null]]],
    [
      '4ನೇ ಅಡ್ಡರಸ್ತೆ 560038',
      [
        ['4', null],
        ['ನೇ', 'Kannada'],
        [' ', null],
        ['ಅಡ್ಡರಸ್ತೆ', 'Kannada'],
        [' 560038', null],
      ],
    ],
    [
      'राम।ரா',
      [
        ['राम।', 'Devanagari'],
        ['ரா', 'Tamil'],
      ],
    ],
  ])('“%s” is cut where its script changes', (text, runs) => {
    expect(runsOf(text).map((run) => [run.text, run.script])).toEqual(runs)
  })
})

describe('each script’s font', async () => {
  const harfBuzz = await loadHarfBuzz()

  it.each([
    ['Devanagari', 'ज्योत्स्ना'],
    ['Bengali', 'বন্দ্যোপাধ্যায়'],
    ['Gujarati', 'જ્યોત્સ્ના'],
    ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰ'],
    ['Kannada', 'ಕ್ಷೇತ್ರ'],
    ['Malayalam', 'സ്ത്രീ'],
    ['Tamil', 'ஸ்ரீ'],
    ['Telugu', 'క్షేత్రం'],
  ] as const)('of %s has its letters and joins them', (script, word) => {
    for (const isBold of [false, true]) {
      const { glyphs, positions, advanceWidth } = openScriptFont(harfBuzz, script, isBold).layout(
        word,
      )
      expect(glyphs.map(({ id }) => id)).not.toContain(0)
      expect(glyphs.length).toBeLessThan(Array.from(word).length)
      expect(positions).toHaveLength(glyphs.length)
      expect(advanceWidth).toBeGreaterThan(0)
      // What was joined can still be found.
      const found = glyphs.flatMap(({ codePoints }) => codePoints)
      const lost = Array.from(word).filter((letter) => !found.includes(letter.codePointAt(0)!))
      expect(lost).toEqual([])
    }
  })
})
