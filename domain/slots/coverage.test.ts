import { describe, expect, it } from 'vitest'
import { cleanPinCode, isPinCodeServed, pinCodeIn, readPinCodes } from './coverage.ts'

describe('coverage', () => {
  it('serves any code of 5 or 6 characters while no areas are listed', () => {
    for (const pin of ['560001', '56000', 'ABCDE', ' 560 001 ']) {
      expect(isPinCodeServed(pin, [])).toBe(true)
    }
    for (const pin of ['', '5600', '5600011', '     ']) {
      expect(isPinCodeServed(pin, [])).toBe(false)
    }
  })

  it('serves only the listed areas when there are any', () => {
    const areas = ['560001', '560 002']
    expect(isPinCodeServed('560001', areas)).toBe(true)
    expect(isPinCodeServed('560002', areas)).toBe(true)
    expect(isPinCodeServed('560 001', areas)).toBe(true)
    expect(isPinCodeServed('560003', areas)).toBe(false)
    expect(isPinCodeServed('56000', areas)).toBe(false)
  })
})

describe('the PIN code in an address', () => {
  it.each([
    ['12 MG Road, Bengaluru 560001', '560001'],
    ['12 MG Road, Bengaluru-560001, Karnataka', '560001'],
    ['12 MG Road, Bengaluru 560 001', '560001'],
    ['Flat 110011, 12 MG Road, Bengaluru 560001.', '560001'],
    ['12 MG Road 560001, phone 9845012345', '560001'],
    ['12 MG Road 560001, phone 98450 12345', '560001'],
    ['12 MG Road 560001, phone +91 984 501 2345', '560001'],
    ['12 Main Street, 94105', '94105'],
  ])('reads "%s" as %s', (address, pin) => {
    expect(pinCodeIn(address)).toBe(pin)
  })

  it.each(['', '12 MG Road', 'phone 9845012345', 'phone 98450 12345', 'phone 984 501 2345'])(
    'finds none in "%s"',
    (address) => {
      expect(pinCodeIn(address)).toBeNull()
    },
  )
})

it('reads pasted lists of PIN codes, and reports invalid ones', () => {
  expect(readPinCodes('560038, 560001\n560 095;560001')).toEqual({
    pins: ['560001', '560038', '560095'],
    unreadable: [],
  })
  expect(readPinCodes('560001 56003 hello 012345 5600011')).toEqual({
    pins: ['560001'],
    unreadable: ['56003', 'hello', '012345', '5600011'],
  })
  expect(readPinCodes(' \n ')).toEqual({ pins: [], unreadable: [] })
})

it.each([
  ['560 034', '560034'],
  ['Bengaluru 560034', '560034'],
  ['Bengaluru - 560 034, India', '560034'],
  ['560-034', '560034'],
  ['५६००३४', '560034'],
  ['\u202a560034\u202c', '560034'],
  ['AB12 3', 'AB123'],
  ['Bengal', 'Bengal'],
])('reads the PIN code in %j', (pasted, pin) => {
  expect(cleanPinCode(pasted)).toBe(pin)
})

it('serves a listed PIN code in any pasted form', () => {
  for (const pasted of ['560 034', 'Bengaluru 560034', '५६००३४'])
    expect(isPinCodeServed(pasted, ['560034'])).toBe(true)
  expect(isPinCodeServed('Bengaluru 560035', ['560034'])).toBe(false)
})
