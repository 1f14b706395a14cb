// Tests for the segments of text messages.
import { expect, test } from 'vitest'
import { countSegments, lettersOutsideGsm } from './segments.ts'

test.each([
  ['', 1, 'gsm', 0],
  ['a'.repeat(160), 1, 'gsm', 160],
  ['a'.repeat(161), 2, 'gsm', 161],
  ['a'.repeat(306), 2, 'gsm', 306],
  ['a'.repeat(307), 3, 'gsm', 307],
  [`${'a'.repeat(159)}€`, 2, 'gsm', 161],
  ['€'.repeat(80), 1, 'gsm', 160],
  ['₹'.repeat(70), 1, 'unicode', 70],
  ['₹'.repeat(71), 2, 'unicode', 71],
  ['क'.repeat(134), 2, 'unicode', 134],
  ['क'.repeat(135), 3, 'unicode', 135],
] as const)('counts the segments of %j', (text, count, alphabet, length) => {
  expect(countSegments(text)).toEqual({ count, alphabet, length })
})

test('parts neither an escaped letter nor an emoji', () => {
  expect(countSegments(`${'a'.repeat(152)}€${'a'.repeat(152)}`).count).toBe(3)
  expect(countSegments(`${'क'.repeat(66)}😀${'क'.repeat(66)}`).count).toBe(3)
})

test('names the letters that make a text Unicode', () => {
  expect(lettersOutsideGsm('We’ll charge ₹20, ’tis true')).toEqual(['’', '₹'])
})
