import { expect, it } from 'vitest'
import { phoneKind, requireMobile } from './phone-kind.ts'

it.each([
  '98450 12345',
  '098450 12345',
  '+91 98450 12345',
  '0091 98450 12345',
  'tel:+91-98450-12345',
  '९८४५० १२३४५',
  '60012 34567',
  '+44 7911 123456',
])('recognises %s as a mobile', (phone) => {
  expect(phoneKind(phone)).toBe('mobile')
})

it.each([
  '080 2222 3333',
  '+91 80 2222 3333',
  '8022223333',
  '079 2345 6789',
  '0821 234 5678',
  '011 2345 6789',
  '1800 123 4567',
  '12345678',
  '',
])('rejects %s as a mobile', (phone) => {
  expect(phoneKind(phone)).toBe('other')
})

it('asks if a number is a mobile in a range shared with landlines, and follows the answer', () => {
  expect(phoneKind('80501 23456')).toBe('unsure')
  expect(() => requireMobile('80501 23456', undefined)).toThrow(/maybe_landline/)
  expect(() => requireMobile('80501 23456', true)).not.toThrow()
  expect(() => requireMobile('080 2222 3333', true)).toThrow(/invalid_input/)
})
