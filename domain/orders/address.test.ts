import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressLine,
  addressProblems,
  isBlankAddress,
  isCompleteAddress,
  isPlausibleAddress,
  readAddress,
  tidyAddress,
} from './address.ts'
import { ADDRESS_PARTS, type Address, NO_ADDRESS, PART_MAX_LENGTH } from './address-parts.ts'
import { pinCodeIn } from '../slots/coverage.ts'

it.each(['x', '1234567890', '      a b c      ', 'ab 560001', 'abc', '----------'])(
  'rejects %j as an address',
  (text) => {
    expect(isPlausibleAddress(text)).toBe(false)
  },
)

it.each([
  '12 MG Rd',
  'Elsewhere',
  '12 Church Street, Bengaluru 560001',
  '४था रस्ता, पुणे',
  '4 நகர் தெரு',
])('accepts %j as an address', (text) => {
  expect(isPlausibleAddress(text)).toBe(true)
})

const HOME: Address = {
  flat: 'Flat 4B',
  building: 'Rosewood Court',
  street: '12 Lavelle Road',
  area: 'Ashok Nagar',
  landmark: 'opposite the park',
  pin: '560001',
  point: null,
}

describe('an address in parts', () => {
  it('joins its parts to one line with the PIN code last, with any parts left out', () => {
    expect(addressLine(HOME)).toBe(
      'Flat 4B, Rosewood Court, 12 Lavelle Road, Ashok Nagar, opposite the park 560001',
    )
    expect(addressLine({ ...HOME, building: ' ', area: '', landmark: '', pin: ' 560 001 ' })).toBe(
      'Flat 4B, 12 Lavelle Road 560001',
    )
    expect(addressLine(NO_ADDRESS)).toBe('')
    expect(isBlankAddress({ ...NO_ADDRESS, flat: ' ' })).toBe(true)
    expect(isBlankAddress(HOME)).toBe(false)
  })

  it('requires a flat or building, a street or area, and a PIN code of six digits', () => {
    expect(addressProblems(HOME)).toEqual({})
    expect(addressProblems({ ...HOME, flat: '', street: '' })).toEqual({})
    expect(addressProblems({ ...HOME, flat: '-', building: '' })).toEqual({ flat: 'needed' })
    expect(addressProblems({ ...HOME, street: '12', area: '' })).toEqual({ street: 'needed' })
    for (const pin of ['', '56000', '060001', '5600011', 'abcdef'])
      expect(addressProblems({ ...HOME, pin })).toEqual({ pin: 'needed' })
    expect(addressProblems({ ...HOME, pin: '560 001' })).toEqual({})
    expect(addressProblems(NO_ADDRESS)).toEqual({ flat: 'needed', street: 'needed', pin: 'needed' })
    expect(addressProblems({ ...HOME, landmark: 'x'.repeat(81) })).toEqual({ landmark: 'tooLong' })
  })

  it('makes a line that is accepted as an address and served by its PIN code', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '5', '6', ' '), maxLength: 12 })
    const part = fc.oneof(text, digits)
    const address = fc.record({
      flat: part,
      building: part,
      street: part,
      area: part,
      landmark: part,
      pin: fc.integer({ min: 100_000, max: 999_999 }).map(String),
      point: fc.constant(null),
    })
    fc.assert(
      fc.property(address, (parts) => {
        fc.pre(isCompleteAddress(parts))
        const line = addressLine(parts)
        expect(isPlausibleAddress(line)).toBe(true)
        expect(pinCodeIn(line)).toBe(parts.pin)
        expect(addressLine(tidyAddress(parts))).toBe(line)
      }),
    )
    const longest = ADDRESS_PARTS.map((name) => [name, '9'.repeat(PART_MAX_LENGTH[name])])
    expect(addressLine({ ...NO_ADDRESS, ...Object.fromEntries(longest) }).length).toBeLessThan(501)
  })
})

describe('a text read as parts', () => {
  it('yields its house, its street and its PIN code if present', () => {
    expect(readAddress('Flat 302, Jacaranda Heights, 12th Main, Bengaluru - 560 038')).toEqual({
      ...NO_ADDRESS,
      flat: 'Flat 302',
      street: 'Jacaranda Heights, 12th Main, Bengaluru',
      pin: '560038',
    })
    expect(readAddress('9 Lavelle Road\nBengaluru 560001')).toMatchObject({
      flat: '9 Lavelle Road',
      street: 'Bengaluru',
    })
  })

  it.each([
    ['MG Road, Bengaluru 560001', ['flat']],
    ['12 Church Street', ['flat', 'pin']],
    ['Call 98450 12345, near the lake', ['pin']],
    ['560001', ['flat', 'street']],
    ['', ['flat', 'street', 'pin']],
  ])('asks for what %j lacks', (text, lacking) => {
    expect(Object.keys(addressProblems(readAddress(text)))).toEqual(lacking)
  })

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const letters = (of: string) => of.match(/\p{L}/gu)?.join('') ?? ''
        expect(letters(addressLine(readAddress(text)))).toBe(letters(text))
      }),
    )
  })
})
