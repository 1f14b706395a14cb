import { describe, expect, it } from 'vitest'
import { stripNumberSeparators, phoneDigits } from './typed-number.ts'

describe('a typed phone number', () => {
  it.each([
    ['98450 33333', '9845033333'],
    ['+91 98450-33333', '9845033333'],
    ['+919845033333', '9845033333'],
    ['0091 98450 33333', '9845033333'],
    ['919845033333', '9845033333'],
    ['(0) 98450/33333', '9845033333'],
    ['+91 98450-33', '9845033'],
    ['33333', '33333'],
    ['+91', null],
    ['12', null],
    ['98450 x', null],
    ['', null],
  ])('searches for %j as %j', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})

it('drops spaces and separators', () => {
  expect(stripNumberSeparators(' #lc-7k3f – 9q2m\t')).toBe('LC7K3F9Q2M')
  expect(stripNumberSeparators('2025-26-00042')).toBe('20252600042')
})
