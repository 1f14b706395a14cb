import { expect, it } from 'vitest'
import { readTagCode, TAG_CODES, tagCodeFromNumber } from './custody-codes.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = Array.from({ length: 50 }, (_, index) => (index * 687_194_767 + index) % TAG_CODES)

it('makes codes of eight characters and reads them as people type them', () => {
  for (const number of [0, 1, TAG_CODES - 1, ...drawn]) {
    const code = tagCodeFromNumber(number)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(readTagCode(code)).toBe(code)
    const typed = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase()
    expect(readTagCode(typed.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
  }
})

it('finds every single wrong character', () => {
  for (const code of drawn.map(tagCodeFromNumber))
    for (let place = 0; place < 8; place += 1)
      for (const other of ALPHABET.replace(code[place]!, ''))
        expect(readTagCode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull()
})

it('detects any two swapped characters', () => {
  for (const code of drawn.map(tagCodeFromNumber))
    for (let a = 0; a < 8; a += 1)
      for (let b = a + 1; b < 8; b += 1) {
        const swapped = [...code]
        swapped[a] = code[b]!
        swapped[b] = code[a]!
        const isSame = code[a] === code[b]
        expect(readTagCode(swapped.join(''))).toBe(isSame ? code : null)
      }
})

it.each(['', '1234567', '123456789', 'ABCDEFGU', 'ABC!EFGH', 'LC-20250618-0001'])(
  'rejects “%s” as a code',
  (typed) => expect(readTagCode(typed)).toBeNull(),
)
