import { describe, expect, it } from 'vitest'
import { loadHarfBuzz, openShapedFont } from './script-fonts.ts'
import {
  removeUndrawableCharacters,
  needsNoShaping,
  textRunsOf,
  type FontName,
} from './text-runs.ts'

const harfBuzz = await loadHarfBuzz()
const fonts = new Map<string, ReturnType<typeof openShapedFont>>()
function fontOf(name: FontName, isBold = false) {
  const key = `${name} ${isBold}`
  const font = fonts.get(key) ?? openShapedFont(harfBuzz, name, isBold)
  fonts.set(key, font)
  return font
}
const runs = (text: string) =>
  textRunsOf(removeUndrawableCharacters(text), (font, letter) =>
    fontOf(font).hasLetter(letter),
  ).map((run) => [run.text, run.font])

describe('a line of text', () => {
  it.each([
    ['Asha Rao, ₹210', [['Asha Rao, ₹210', 'text']]],
    ['', [['', 'text']]],
    [
      '4ನೇ ಅಡ್ಡರಸ್ತೆ 560038',
      [
        ['4', 'text'],
        ['ನೇ', 'Kannada'],
        [' ', 'text'],
        ['ಅಡ್ಡರಸ್ತೆ', 'Kannada'],
        [' 560038', 'text'],
      ],
    ],
    [
      'राम।ரா',
      [
        ['राम।', 'Devanagari'],
        ['ரா', 'Tamil'],
      ],
    ],
    [
      'Asha 👨‍👩‍👧 Rao',
      [
        ['Asha ', 'text'],
        ['👨‍👩‍👧', 'Emoji'],
        [' Rao', 'text'],
      ],
    ],
  ])('cuts “%s” where its font changes', (text, expected) => {
    expect(runs(text)).toEqual(expected)
  })

  it.each([
    ['محمد علی', ['علی', ' ', 'محمد']],
    ['Flat 4, گلی ۱۲', ['Flat 4, ', '۱۲', ' ', 'گلی']],
  ])('draws “%s” from right to left where its script does', (text, expected) => {
    expect(runs(text).map(([run]) => run)).toEqual(expected)
  })

  it('draws a sign for each letter without a font, and none for invisible characters', () => {
    expect(runs('東京 Tokyo\uD83D')).toEqual([['\uFFFD\uFFFD Tokyo\uFFFD', 'text']])
    expect(runs('\u202Eevil\u202C\u0007\u200F')).toEqual([['evil', 'text']])
    expect(runs('A\u3164sha\uFFA0')).toEqual([['Asha', 'text']])
    expect(runs('\uFFA0')).toEqual([])
  })

  it('skips joining letters only when the document’s own font has all of them', () => {
    const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    const missing = letters
      .filter(needsNoShaping)
      .filter((letter) => [false, true].some((isBold) => !fontOf('text', isBold).hasLetter(letter)))
    expect(missing).toEqual([])
  })
})

describe('each script’s font', () => {
  it.each([
    ['Devanagari', 'ज्योत्स्ना'],
    ['Bengali', 'বন্দ্যোপাধ্যায়'],
    ['Gujarati', 'જ્યોત્સ્ના'],
    ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰ'],
    ['Kannada', 'ಕ್ಷೇತ್ರ'],
    ['Malayalam', 'സ്ത്രീ'],
    ['Tamil', 'ஸ்ரீ'],
    ['Telugu', 'క్షేత్రం'],
    ['Oriya', 'ଜ୍ୟୋତ୍ସ୍ନା'],
    ['Emoji', '👩🏽‍🚀'],
  ] as const)('contains all letters of %s and joins them', (script, word) => {
    for (const isBold of [false, true]) {
      const { glyphs, positions, advanceWidth } = fontOf(script, isBold).layout(word)
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

  it.each([
    ['Meetei_Mayek', 'ꯃꯅꯤꯄꯨꯔ'],
    ['Ol_Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['Arabic', 'کٲشُرسنڌي'],
  ] as const)('contains all letters of %s', (script, word) => {
    for (const isBold of [false, true])
      expect(
        fontOf(script, isBold)
          .layout(word)
          .glyphs.map(({ id }) => id),
      ).not.toContain(0)
  })
})
