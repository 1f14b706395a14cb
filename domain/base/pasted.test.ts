import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  extractDigitCode,
  cleanEmail,
  cleanAlphanumericCode,
  cleanNumber,
  cleanPhone,
  cleanText,
} from './pasted.ts'

const SCRIPTS = ['deva', 'beng', 'guru', 'gujr', 'orya', 'tamldec', 'telu', 'knda', 'mlym', 'arab', 'arabext', 'mtei', 'olck', 'fullwide', 'mathbold', 'mathmono'] // prettier-ignore

/** Digits as people of a script write them. */
function inScript(digits: string, script: string): string {
  const writer = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false })
  return digits.replaceAll(/\d/g, (digit) => writer.format(Number(digit)))
}

describe('cleanText', () => {
  it.each([
    ['\u202a+91 98450 12345\u202c', '+91 98450 12345'],
    ['\ufeffAsha\u00a0Rao\u200b ', 'Asha Rao'],
    ['Nagar\u00adbhavi', 'Nagarbhavi'],
  ])('removes invisible characters from %j', (pasted, clean) => {
    expect(cleanText(pasted)).toBe(clean)
  })

  it.each(['ക്‍ഷ', 'क्‍ष राव', 'ن‌ی', '👩‍👩‍👧', '❤️', 'Zoë O’Neill-Rao', 'two\nlines', '7', '🙂', '-', 'ക്‍'])(
    'leaves %j unchanged',
    (text) => {
      expect(cleanText(text)).toBe(text)
    },
  )

  it('leaves a cleaned text unchanged', () => {
    const oddities = fc.constantFrom(
      'a',
      '9',
      '९',
      '-',
      '.',
      ';',
      '(',
      ')',
      '<',
      ' ',
      '\u200b',
      '\u2011',
      '\uff0b',
    )
    fc.assert(
      fc.property(fc.string({ unit: oddities }), (text) => {
        for (const clean of [cleanText, cleanNumber, cleanPhone, cleanAlphanumericCode])
          expect(clean(clean(text))).toBe(clean(text))
      }),
    )
  })
})

it.each([
  '',
  ' ',
  '\u200b\u2060',
  '\u3164',
  '\u2800',
  '\u200d\u200c',
  '\u0301',
  '\ufe0f',
  '\u115f',
])('leaves nothing of %j', (text) => {
  expect(cleanText(text)).toBe('')
})

it.each(SCRIPTS)('reads digits written in the script %s', (script) => {
  expect(cleanNumber(inScript('0123456789', script))).toBe('0123456789')
})

it.each([
  ['tel:+91-98450-12345', '+91-98450-12345'],
  ['tel:+919845012345;ext=4', '+919845012345'],
  ['98450.12345', '98450 12345'],
  ['\u202a+91\u00a098450\u201112345\u202c', '+91 98450-12345'],
  ['+91 (0) 98450 12345', '+91 98450 12345'],
  ['९८४५० १२३४५', '98450 12345'],
  ['＋９１ 98450 12345', '+91 98450 12345'],
])('reads the phone number %j', (pasted, clean) => {
  expect(cleanPhone(pasted)).toBe(clean)
})

it.each([
  ['123 456', '123456'],
  ['G-123456', '123456'],
  ['123-456', '123456'],
  ['१२३४५६', '123456'],
  ['123456 is your Washline code, valid for 5 minutes.', '123456'],
  ['Valid for 5 minutes: 123 456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['1234', '1234'],
])('reads the code in %j', (pasted, code) => {
  expect(extractDigitCode(pasted, 6)).toBe(code)
})

it('reads a delivery code of four digits', () => {
  expect(extractDigitCode('Code: 48 21', 4)).toBe('4821')
})

it.each([
  ['mailto:asha@example.com', 'asha@example.com'],
  ['mailto:asha@example.com?subject=Hi', 'asha@example.com'],
  ['Asha Rao <Asha@Example.com>', 'asha@example.com'],
  [' asha @example.com\u200b', 'asha@example.com'],
])('reads the email in %j', (pasted, email) => {
  expect(cleanEmail(pasted)).toBe(email)
})

it.each([
  ['29 abcde 1234 f 1z5', '29ABCDE1234F1Z5'],
  ['wel\u200bcome ५०', 'WELCOME50'],
])('reads the GSTIN or promo code pasted as %j', (pasted, key) => {
  expect(cleanAlphanumericCode(pasted)).toBe(key)
})
