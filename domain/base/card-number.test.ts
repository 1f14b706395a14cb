import { describe, expect, it } from 'vitest'
import { hasCardNumber } from './card-number.ts'
import { seededRandom } from './test-random.ts'

it.each([
  '4242424242424242',
  'my card is 4242 4242 4242 4242, please charge it',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '42424242 42424242',
  '4242 424242424242',
  '४२४२ ४२४२ ४२४२ ४२४२',
  '4242\u20114242\u20114242\u20114242',
  '\u202a4242\u00a04242\u00a04242\u00a04242\u202c',
  '378282246310005',
  '3782 822463 10005',
  '3056 930902 5904',
  '6011111111111117',
  'Visa:\n5555 5555 5555 4444\nexp 08/31',
  '560034 4242 4242 4242 4242',
  '4242 4242 4242 4242 08 31 123',
])('finds the card’s number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(true)
})

it.each([
  '',
  'Call +91 98450 00000 or 98450 00001',
  '9845000000, 9845000001',
  '4242424242424241',
  'ending in 4242',
  'tok_4242424242424242',
  '01941f29-7c00-7000-8000-000000000000',
  '42424242-4242-4242-8000-000000000000',
  'see 42424242-4242-4242-8000-000000000000 please',
  '2025-06-18 to 2025-06-30',
  '12 Church Street, Bengaluru 560001',
  '560034 98450 00037',
  'IMEI 354809108276154',
  'UTR 412345678903',
  'A/c 50100234567891',
])('finds no card number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false)
})

const TRIES = 10_000

describe('random card numbers', () => {
  const random = seededRandom(12)
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('')
  const one = <T>(of: readonly T[]) => of[random(of.length)]!

  it(`finds no card number in ${TRIES} pairs of a PIN and a mobile number`, () => {
    const refused = Array.from({ length: TRIES }, () => {
      const pin = `${1 + random(9)}${digits(5)}`
      const mobile = `${6 + random(4)}${digits(9)}`
      const written = one([
        mobile,
        `${mobile.slice(0, 5)}${one([' ', '-', '.'])}${mobile.slice(5)}`,
      ])
      const phone = `${one(['', '', '0', '91 ', '+91', '+91 ', '+91-'])}${written}`
      const code = one([pin, pin, `${pin.slice(0, 3)} ${pin.slice(3)}`])
      const between = one([' ', '  ', ', ', '-', ' - ', '. ', '\n', ' Ph: '])
      return one([`${code}${between}${phone}`, `${phone}${between}${code}`])
    }).filter(hasCardNumber)

    expect(refused).toEqual([])
  })

  it(`finds no card number in ${TRIES} IMEIs`, () => {
    const types = ['01', '35', '86', '99']
    const refused = Array.from({ length: TRIES }, () => withCheckDigit(one(types) + digits(12)))
      .flatMap((imei) => [imei, imei.replace(/(..)(.{6})(.{6})/, '$1 $2 $3 ')])
      .filter(hasCardNumber)
    expect(refused).toEqual([])
  })

  it(`finds each of ${TRIES} card numbers, however grouped`, () => {
    const kinds: readonly [prefixes: readonly string[], length: number, groups: RegExp][] = [
      [['4'], 16, /(.{4})(?=.)/g],
      [['51', '53', '55', '2221', '2500', '2720'], 16, /(.{4})(?=.)/g],
      [['60', '6521', '81', '82', '508'], 16, /(.{4})(?=.)/g],
      [['6011', '644', '65'], 16, /(.{4})(?=.)/g],
      [['3528', '3589'], 16, /(.{4})(?=.)/g],
      [['34', '37'], 15, /^(.{4})(.{6})/g],
      [['300', '36', '38'], 14, /^(.{4})(.{6})/g],
      [['62'], 19, /(.{4})(?=.)/g],
    ]
    const missed = Array.from({ length: TRIES }, () => {
      const [prefixes, length, groups] = one(kinds)
      const prefix = one(prefixes)
      const number = withCheckDigit(prefix + digits(length - prefix.length - 1))
      const grouped = number.replaceAll(groups, (...found) => `${found.slice(1, -2).join(' ')} `)
      const written = one([
        number,
        grouped,
        grouped.replaceAll(' ', '-'),
        grouped.replaceAll(' ', '. '),
      ])
      return one([written, `card ${written}, thanks`, `560034\n${written}`])
    }).filter((text) => !hasCardNumber(text))
    expect(missed).toEqual([])
  })
})

/** The digits with the check digit of ISO/IEC 7812 behind them. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
