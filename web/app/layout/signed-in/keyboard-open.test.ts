// Hiding of the bar: for a keyboard, never for a browser's address bar.
import { expect, test } from 'vitest'
import { isKeyboardOpen } from './keyboard-open.ts'

test('a keyboard takes a large part of the height while a field has focus', () => {
  const seen = { isTyping: true, tallest: 844 }
  expect(isKeyboardOpen({ ...seen, height: 508 })).toBe(true)
  expect(isKeyboardOpen({ ...seen, height: 760 })).toBe(false)
  expect(isKeyboardOpen({ ...seen, height: 844 })).toBe(false)
})

test('a page that is low for another reason has no keyboard', () => {
  expect(isKeyboardOpen({ isTyping: false, height: 300, tallest: 844 })).toBe(false)
})
