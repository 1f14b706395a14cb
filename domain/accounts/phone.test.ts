import { expect, it } from 'vitest'
import { internationalDigits, isPhone, normalizeIndianMobile } from './phone.ts'

it('writes a mobile number in one format', () => {
  for (const written of [
    '98450 12345',
    '098450-12345',
    '+91 98450 12345',
    '91 (98450) 12345',
    'tel:+91-98450-12345',
    '\u202a+91\u00a098450\u00a012345\u202c',
    '98450.12345',
    '0 98450 12345',
    '0091 98450 12345',
    '+91 (0) 98450 12345',
    '९८४५० १२३४५',
    '９８４５０１２３４５',
  ])
    expect(normalizeIndianMobile(written)).toBe('+919845012345')
})

it('finds no mobile number in other numbers', () => {
  for (const written of [
    '',
    '011 2345 6789',
    '+1 650 555 0100',
    '0065 9123 4567',
    '98450 1234',
    '+91 58450 12345',
  ])
    expect(normalizeIndianMobile(written)).toBeNull()
})

it('accepts a pasted number as a phone number', () => {
  for (const pasted of ['tel:080-2222-3333', '080.2222.3333', '०८० २२२२ ३३३३', ''])
    expect(isPhone(pasted)).toBe(true)
  for (const pasted of ['12', 'call me', '98450 12345 or 98450 12346'])
    expect(isPhone(pasted)).toBe(false)
})

it('tells numbers of two countries with the same ending apart', () => {
  expect(['+1 984 500 0000', '001 984-500-0000', '19845000000'].map(internationalDigits)).toEqual(
    Array(3).fill('19845000000'),
  )
  expect(['98450 00000', '+91 98450-00000', '0098 45 000 000'].map(internationalDigits)).toEqual([
    '919845000000',
    '919845000000',
    '9845000000',
  ])
  expect(internationalDigits('080 2222 3333')).toBe(internationalDigits('+91 80 2222 3333'))
})
